/** How what is shown of a table keeps up with it. */
import { untrack } from "svelte";
import type { TableStore } from "./table.svelte";

interface Stage<State> {
  /** Show what has just happened. */
  readonly show: Parameters<TableStore["events"]["show"]>[0];
  /** Take what lies on the table now. */
  settle(state: State): void;
  /** Turn to what is asked. */
  turnTo(): void;
}

type Table<State> = Pick<TableStore, "events" | "view" | "isSettled" | "isSending"> & { readonly state: State };

/** Let a stage follow its table. Called while a component is made. */
export function follow<State>(table: Table<State>, stage: Stage<State>): void {
  $effect(() => table.events.show(stage.show));
  $effect(() => {
    const { state } = table;
    untrack(() => stage.settle(state));
  });
  $effect(() => {
    void table.view?.number;
    if (table.isSettled && !table.isSending) untrack(() => stage.turnTo());
  });
}
