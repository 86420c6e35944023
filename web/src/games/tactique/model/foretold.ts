/** What an answer would do, in a sentence. */
import { t } from "../../../lib/text.svelte";
import type { Consequences, Furniture } from "../records";
import { nameOf } from "./aim";

export function toldIn(found: Consequences, box: Furniture): string {
  const blows = found.blows.map((blow) =>
    t(blow.dies ? "tactique-blow-dies" : "tactique-blow", {
      enemy: box.enemies[blow.enemy]?.name ?? blow.enemy,
      wounds: blow.wounds,
      blocked: blow.blocked,
      lives: blow.lives,
    }),
  );
  const harm = found.harm.map((one) =>
    t("tactique-harm", {
      hero: box.heroes[one.hero]?.name ?? one.hero,
      damage: one.damage,
      blocked: one.blocked,
      wounds: one.wounds,
      cards: one.cards,
    }),
  );
  const triggers = found.triggers.map(([figure, source]) =>
    t("tactique-reacts", {
      figure: box.enemies[figure]?.name ?? box.heroes[figure]?.name ?? box.battlefields[source]?.name ?? figure,
      source: box.cards[nameOf(source)]?.name ?? box.actions[source]?.name ?? "none",
    }),
  );
  return [...blows, ...harm, ...triggers].join(" ");
}
