import type { VeridiaTable } from "../table";

/** So often is something tried again at a table where others act, too. */
const TRIES = 8;
/** Milliseconds until the page must know what the others did meanwhile. */
const PATIENCE = 20_000;
const STEP = 20;
/** Reasons for which something is refused when the table has gone on meanwhile. */
const LATE: ReadonlySet<string> = new Set(["stale", "not-asked"]);

/** Do something; when it was refused because others were quicker, do it again. Whether it was done. */
export async function insisting(table: VeridiaTable, deed: () => Promise<boolean>): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    const number = table.view?.number;
    if (await deed()) return true;
    if (!LATE.has(table.notice?.reason ?? "")) return false;
    for (let waited = 0; table.view?.number === number && waited < PATIENCE; waited += STEP) {
      await new Promise((resolve) => setTimeout(resolve, STEP));
    }
    table.notice = null;
  }
  return false;
}
