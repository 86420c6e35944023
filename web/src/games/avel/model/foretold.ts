/** What an answer would lead to, in a sentence: shown while it is looked at. Nothing here looks at hidden things. */
import type { Offer } from "../../../lib/protocol";
import { t } from "../../../lib/text.svelte";
import type { AnyChoice } from "../records";
import type { AvelTable } from "../stage.svelte";
import { percent } from "./odds";
import { heroAt, tileOn } from "./things";
import { trapCanSpring } from "./ways";

export function foretold(table: AvelTable, offer: Offer): string | null {
  const { state, furniture: box } = table;
  if (!state) return null;
  const choice = offer.choice as AnyChoice;
  const hero = heroAt(state, table.question?.seat ?? 0);
  switch (choice.type) {
    case "Fight": {
      const odds = table.aids?.battles.find((aid) => aid.monster === choice.monster)?.odds;
      if (!odds) return null;
      if (!odds.full) return t("avel-odds-told", { word: t(`avel-odds-${odds.word}`) });
      return t("avel-foretold-fight", { defeat: percent(odds.defeat), stun: percent(odds.stun) });
    }
    case "Move": {
      const tile = tileOn(state, box, choice.tile);
      return tile ? tile.sentence || null : t("avel-face-down-note");
    }
    case "Service":
      return (hero && tileOn(state, box, hero.tile)?.sentence) ?? null;
    case "Rest":
      return hero
        ? t("avel-foretold-rest", { now: hero.hearts, then: Math.min(box.numbers.hearts, hero.hearts + box.numbers.rest) })
        : null;
    case "DrinkHealing":
      return box.tokens[choice.token]?.basic.sentences.join(" ") ?? null;
    case "LayTrap":
      return trapCanSpring(state.cells, state.crater, choice.tile) ? null : t("avel-trap-useless");
    case "ChooseTrap": {
      const trap = box.traps[choice.trap];
      return trap ? `${trap.sentence} ${t("avel-trap-mean", { n: trap.mean })}` : null;
    }
    case "EndTurn":
      return hero?.actions_left ? t("avel-foretold-end", { n: hero.actions_left }) : null;
    default:
      return null;
  }
}
