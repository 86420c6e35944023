import { Failed } from "./api";
import { t } from "./text.svelte";

/** Why the server did not do something, in words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Failed && error.message ? error.message : t("offline-server");

/** What a screen asks of the server: whether it is on its way, and why the last one failed. */
export class Deeds {
  isBusy = $state(false);
  problem = $state("");

  /** Do `work`; whether it was done. */
  async do(work: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = reasonOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
