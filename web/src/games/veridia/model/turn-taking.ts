import type { VeridiaTable } from "../table";

/** So often is something tried again at a table where others act, too. */
const TRIES = 6;
/** Milliseconds within which the table must have gone on if that is why something was refused. */
const GRACE = 4000;
const STEP = 20;

/** Do something; when it came too late because others were quicker, do it again. Whether it was done. */
export async function insisting(table: VeridiaTable, deed: () => Promise<boolean>): Promise<boolean> {
  for (let tried = 0; tried < TRIES; tried++) {
    const number = table.view?.number;
    if (await deed()) return true;
    for (let waited = 0; table.view?.number === number; waited += STEP) {
      if (waited >= GRACE) return false;
      await new Promise((resolve) => setTimeout(resolve, STEP));
    }
  }
  return false;
}
