/** How questions are answered: with the cards of the hand, or with cards that lie elsewhere and are laid out. */
export const BY_HAND: ReadonlySet<string> = new Set([
  "tactique.turn_action",
  "tactique.choose_discard",
  "tactique.forced_discard",
  "tactique.substitute",
  "tactique.wound_from_hand",
  "tactique.play_now",
]);

export const BY_TRAY: ReadonlySet<string> = new Set([
  "tactique.pick_hero",
  "tactique.pick_novice",
  "tactique.pick_battlefield",
  "tactique.choose_exile",
  "tactique.forced_exile",
  "tactique.choose_look",
  "tactique.choose_search",
  "tactique.choose_retrieve",
  "tactique.choose_heal",
  "tactique.reward",
  "tactique.heal_four",
]);

/** Questions that the table answers with buttons of its own. */
export const BY_TABLE: ReadonlySet<string> = new Set([...BY_TRAY, "tactique.turn_action"]);

/** Questions for targets in the zone of a card. */
export const AIMED: ReadonlySet<string> = new Set(
  ["enemy", "enemies", "hero", "heroes", "area", "trigger"].map((what) => `tactique.choose_${what}`),
);
