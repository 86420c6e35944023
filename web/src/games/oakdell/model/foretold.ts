/** What an answer would lead to, in a sentence, where the rules allow to tell. Never anything about a line. */
import type { Offer } from "../../../lib/protocol";
import type { TableStore } from "../../../lib/table.svelte";
import { t } from "../../../lib/text.svelte";
import type { Aids, Forecast } from "../records";
import { choiceOf } from "./strike";
import type { State } from "../records";

const oddsOf = (odds: Forecast): string => {
  const hurts = odds.ways.slice(1).reduce((sum, n) => sum + n, 0) / odds.of;
  return t("oakdell-told-odds", { n: odds.mean, percent: Math.round(100 * hurts) });
};

/** The odds of the coming attack with a die, or with a torch. */
export function oddsTold(table: TableStore, offer: Offer): string | null {
  const view = table.view;
  const seat = table.question?.seat;
  const aid = (view?.aids as Aids | null | undefined)?.heroes[(seat ?? 0) - 1];
  const die = (view?.state as State | null | undefined)?.turn?.die;
  if (!aid) return null;
  const choice = choiceOf(offer);
  if (choice.type === "Draft") return oddsOf(aid[choice.die]);
  if (!die) return null;
  if (choice.type === "FaceRoll") return oddsOf(aid[die]);
  const lit = aid[`lit_${die}`];
  return choice.type === "Light" && lit ? oddsOf(lit) : null;
}
