/** Keys that mean something at the table of a game. */
import type { TableStore } from "./table.svelte";

/** Where keys have a meaning of their own. */
const WRITTEN = "input, textarea, select, [contenteditable], dialog";

type Table = Pick<TableStore, "menu" | "unconfirmed">;

/**
 * What hears the keys of a table before the bar below it: what means something here means nothing there. `carryOut`
 * says whether it did something.
 */
export function heard(table: () => Table, carryOut: (event: KeyboardEvent, target: Element | null) => boolean) {
  return (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(WRITTEN)) return;
    if (table().menu || table().unconfirmed || document.querySelector("dialog[open]")) return;
    if (!carryOut(event, target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
