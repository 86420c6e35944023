/** What an answer would lead to, in a sentence, and where it is short, in a number. */
import { t } from "../../../lib/text.svelte";
import type { Odds } from "../records";

const percent = (chance: number): number => Math.round(chance * 100);

/** The odds of an answer in a sentence. */
export function oddsTold(odds: Odds): string {
  if (odds.kind === "roll") return t("veiel-odds-roll", { n: percent(odds.chance) });
  if (odds.kind === "defence") return t("veiel-odds-defence", { n: percent(odds.chance) });
  return t("veiel-odds-attack", {
    n: percent(odds.chance),
    kill: percent(odds.kill),
    low: odds.low,
    high: odds.high,
    mean: Math.round(odds.mean * 10) / 10,
  });
}

/** The same as a number. */
export const oddsShort = (odds: Odds): string => t("veiel-percent", { n: percent(odds.chance) });
