/** Where a question is answered: on which page of a small screen, and in which tab of the rest zone. */
export type Page = "board" | "middle" | "team";
export const PAGES: readonly Page[] = ["board", "middle", "team"];
export type Tab = "levels" | "smith" | "alchemist" | "gear";
export const TABS: readonly Tab[] = ["levels", "smith", "alchemist", "gear"];

/** By the key of the question; all others are answered in the middle. */
export const PAGE_OF: Readonly<Record<string, Page>> = {
  wing: "board",
  onward: "board",
  take_room: "board",
  lay_room: "middle",
  lay_line: "board",
  peek: "board",
  defender: "team",
  phylactery: "team",
  start_item: "team",
  first_hero: "team",
  pass_defender: "team",
  control: "team",
  riddler: "team",
};

/** The tab in which things of a kind are pressed. */
const TAB_OF: Readonly<Record<string, Tab>> = { level: "levels", reveal: "smith", offer: "smith", shop: "alchemist", slot: "gear", box: "smith" };

/** The tab to open for what can be pressed: the one that is open if it has something, else the first that has. */
export function tabFor(things: Iterable<string>, open: Tab): Tab {
  const fitting = new Set([...things].map((thing) => TAB_OF[thing.split(":")[0] ?? ""]));
  // What lies in the box is sold at the blacksmith's, unless somebody can wear it.
  if (fitting.has("gear")) fitting.delete("smith");
  return fitting.has(open) ? open : (TABS.find((tab) => fitting.has(tab)) ?? open);
}

/** The page on which a thing is seen. */
export function pageOfThing(thing: string): Page {
  return thing.startsWith("hero:") ? "team" : thing.startsWith("place:") ? "board" : "middle";
}

/** Questions in which the dungeon master changes the dungeon. */
export const EDITED: ReadonlySet<string> = new Set(["take_room", "lay_room", "lay_line"]);

/** Questions in which the cards of a hero are chosen. */
export const BY_CARDS: ReadonlySet<string> = new Set(["action", "free_action", "calm", "camp", "duel", "react", "flee", "puppet"]);
