import { describe, expect, it } from "vitest";
import type { Happening } from "../../src/lib/table.svelte";
import { isKnown, linesOf, towards } from "../../src/games/veiel/model/board";
import { duelOf } from "../../src/games/veiel/model/duel";
import { heroAsked, secretDie } from "../../src/games/veiel/model/frames";
import { abilityState, cardsOf, lacks } from "../../src/games/veiel/model/heroes";
import { purseAfter } from "../../src/games/veiel/model/purse";
import { tabFor } from "../../src/games/veiel/model/questions";
import { advanced } from "../../src/games/veiel/model/shown";
import { taleOf } from "../../src/games/veiel/model/story";
import { offersByThing, seconds, thingsOf } from "../../src/games/veiel/model/things";
import type { AnyChoice, AnyEvent, CardThing, Furniture, Hero, HeroThing, State } from "../../src/games/veiel/records";

const hero = (id: string, seat = 1, more: Partial<Hero> = {}) =>
  ({
    id,
    seat,
    level: 1,
    raised: [],
    vit: 10,
    end: 4,
    weapon: "sword",
    second: null,
    armour: null,
    rune: null,
    phylactery: null,
    instrument: null,
    items: ["potion", "potion"],
    muted: [],
    has_played: false,
    ...more,
  }) as unknown as Hero;
const enemy = (id: string) => ({ id, card: id.split(".")[0], kind: "basic", hp: 6, full: 6 });
const room = (front: string | null, more = {}) => ({ front, up: false, peeked: [], seen: 0, frozen: false, batch: "", ...more });
const state = {
  where: "dungeon",
  heroes: [hero("knight"), hero("healer", 2)],
  rooms: { A1: room("monster", { up: true }), A2: room(null), B2: room("chest", { peeked: [3] }) },
  lines: 2,
  place: "A1",
  crystals: 7,
  offer: ["axe"],
  combat: { kind: "room", line: [enemy("zombie.1"), enemy("archer.2")], waiting: [], round: 1 },
} as unknown as State;
const box = {
  cards: { axe: { price: 4 }, potion: { price: 2 } },
  enemies: { zombie: { hp: 10, kind: "zombie" }, giant: { hp: 30, kind: "powerful" } },
  level_prices: [1, 3, 5, 8],
  new_offer: 3,
} as unknown as Furniture;
const offer = (choice: AnyChoice) => ({ choice: choice as unknown as Record<string, unknown>, label: "", rule: "", default: false });
const after = (event: object, from = state): State => advanced(from, event as AnyEvent, box);

describe("the board", () => {
  it("has its furthest line on top and is walked by arrows up to its edge", () => {
    expect(linesOf(state)).toEqual([2, 1]);
    expect(towards("A1", "ArrowUp", 2)).toBe("A2");
    expect([towards("A2", "ArrowUp", 2), towards("A1", "ArrowLeft", 2), towards("C1", "ArrowRight", 2)]).toEqual([null, null, null]);
    expect(towards("B1", "ArrowLeft", 2)).toBe("A1");
  });

  it("tells a room to everybody, to whoever peeked, or to nobody", () => {
    expect([isKnown(state, "A1", null), isKnown(state, "A2", 3), isKnown(state, "B2", 3), isKnown(state, "B2", 1)]).toEqual([true, false, true, false]);
  });
});

describe("answers and things", () => {
  const strike: AnyChoice = { type: "Attack", weapon: "sword", target: "zombie.1" };
  const drink: AnyChoice = { type: "UseCard", card: "potion", line: 0, target: "healer", weapon: null };

  it("begin with what is used, then name whom it is for", () => {
    expect(thingsOf(offer(strike), state, "knight")).toEqual(["card:knight/sword", "enemy:zombie.1"]);
    expect(thingsOf(offer(drink), state, "knight")).toEqual(["card:knight/potion", "hero:healer"]);
    expect(thingsOf(offer({ type: "UseCard", card: "eye", line: 0, target: "A2", weapon: null }), state, "knight")).toContain("place:A2");
  });

  it("lie on the board where the team would go", () => {
    expect(thingsOf(offer({ type: "GoOn", wing: "B" }), state, "knight")).toEqual(["place:B2"]);
    expect(thingsOf(offer({ type: "ChooseWing", wing: "C" }), state, "knight")).toEqual(["place:C1"]);
  });

  it("are found at each of their things, and lead from the first to the second", () => {
    const offers = [offer(strike), offer({ type: "Attack", weapon: "sword", target: "archer.2" }), offer({ type: "EndTurn" })];
    const found = offersByThing(offers, state, "knight");
    expect(found.get("card:knight/sword")).toHaveLength(2);
    expect(seconds("card:knight/sword", offers, state, "knight")).toEqual(["enemy:zombie.1", "enemy:archer.2"]);
    expect(seconds("enemy:zombie.1", offers, state, "knight")).toEqual([]);
  });

  it("are those of the hero that the innermost procedure names, if it is one of the seat", () => {
    const stack = [{ type: "HeroTurn", hero: "knight" }, { type: "Moment", about: "healer" }];
    expect([heroAsked(state, stack, 2), heroAsked(state, stack, 1), heroAsked(state, stack, 9)]).toEqual(["healer", "knight", null]);
  });
});

describe("a hero", () => {
  const ability = { id: "slam", uses: [{ end: 5, vit: 0 }] } as unknown as CardThing;

  it("has abilities that are locked, muted, too dear or ready", () => {
    const states = [hero("knight"), hero("knight", 1, { level: 3, muted: ["slam"] }), hero("knight", 1, { level: 3 }), hero("knight", 1, { level: 3, end: 5 })];
    expect(states.map((one) => abilityState(one, 3, ability))).toEqual(["locked", "muted", "short", "ready"]);
  });

  it("has its cards numbered, each once, with bare hands where there is no weapon", () => {
    const sheet = { abilities: [[3, "slam"], [5, "charge"]] } as unknown as HeroThing;
    expect(cardsOf(hero("knight", 1, { level: 3 }), sheet)).toEqual(["sword", "slam", "potion"]);
    expect(cardsOf(hero("knight", 1, { weapon: null }), sheet)[0]).toBe("unarmed");
  });

  it("lacks what is closest to be had", () => {
    const needs = [{ FOR: 8, DEX: 6 }, { INT: 4 }] as unknown as CardThing["needs"];
    expect(lacks(needs, { FOR: 5, DEX: 5, INT: 3 })).toEqual([["INT", 4, 3]]);
    expect(lacks(needs, { FOR: 9, DEX: 5, INT: 1 })).toEqual([["DEX", 6, 5]]);
    expect(lacks([], {})).toEqual([]);
  });
});

describe("the purse", () => {
  it("tells what is left after an answer", () => {
    const left = (choice: AnyChoice) => purseAfter(state, choice, box);
    expect(left({ type: "BuyGear", card: "axe" })).toBe(3);
    expect(left({ type: "BuyItem", item: "potion", hero: "knight" })).toBe(5);
    expect(left({ type: "GainLevel", hero: "knight", raised: "FOR" })).toBe(6);
    expect(left({ type: "Sell", card: "axe" })).toBe(8);
    expect(left({ type: "RevealOffer" })).toBe(4);
    expect(purseAfter({ ...state, offer: [] }, { type: "RevealOffer" }, box)).toBeNull();
    expect(left({ type: "EndTurn" })).toBeNull();
  });

  it("stays in the tab that has something, else opens the first that has", () => {
    expect(tabFor(["shop:potion", "reveal"], "alchemist")).toBe("alchemist");
    expect(tabFor(["slot:knight/weapon"], "levels")).toBe("gear");
    expect(tabFor(["box:axe"], "gear")).toBe("smith");
    expect(tabFor(["box:axe", "slot:knight/weapon"], "levels")).toBe("gear");
    expect(tabFor([], "smith")).toBe("smith");
  });
});

describe("the dice", () => {
  const attack = { type: "AttackRolled", hero: "knight", weapon: "sword", target: "zombie.1", die: 14, foe_die: 6, total: 20, foe_total: 8, result: "hit", times: 2 };

  it("are shown with the hero on the left, whoever attacks", () => {
    const hit = duelOf(attack as AnyEvent, 0, null);
    expect(hit).toMatchObject({ left: { figure: "knight", die: 14, total: 20 }, right: { figure: "zombie.1", die: 6 }, word: "hit-times", isGood: true });
    const blow = { type: "EnemyAttacked", enemy: "zombie.1", option: 0, target: "knight", die: 17, foe_die: 3, total: 21, foe_total: 7, result: "hit", without_shield: true };
    expect(duelOf(blow as AnyEvent, 0, null)).toMatchObject({ left: { die: 3, total: 7 }, right: { die: 17, total: 21 }, word: "no-shield", isGood: false });
  });

  it("show what the DM alone knows to the DM, and the fixed number where there is no die", () => {
    const hidden = { ...attack, foe_die: 0, foe_total: 0 } as AnyEvent;
    expect(duelOf(hidden, 0, null)?.right).toMatchObject({ die: 0, total: 0 });
    expect(duelOf(hidden, 0, { die: 4, total: 6 })?.right).toMatchObject({ die: 4, total: 6 });
    expect(duelOf(hidden, 5, null)?.right.die).toBe(5);
  });

  it("tell a natural 1, rolls against a number, and ties", () => {
    expect(duelOf({ ...attack, die: 1, result: "miss", times: 0 } as AnyEvent, 0, null)?.word).toBe("miss-one");
    expect(duelOf({ type: "FleeRolled", hero: "knight", die: 9, needed: 10, result: "failure" } as AnyEvent, 0, null)).toMatchObject({ right: { total: 10 }, word: "failure", isGood: false });
    expect(duelOf({ type: "DiceTied", hero: "knight", foe: "zombie.1", die: 9, foe_die: 10 } as AnyEvent, 0, null)?.word).toBe("tie");
    expect(duelOf({ type: "TurnEnded", hero: "knight" } as AnyEvent, 0, null)).toBeNull();
  });
});

describe("a die that the DM keeps to itself", () => {
  it("is that of the innermost attack", () => {
    const stack = [{ type: "Action", die: 7, foe: { front: 14, up: false, peeked: [3] } }, { type: "Moment", window: "hero_roll" }];
    expect(secretDie(stack)).toEqual({ foe: 14, die: 7 });
    expect(secretDie([{ type: "Action", die: 7, foe: { front: null } }])).toBeNull();
  });
});

describe("what is shown", () => {
  it("follows damage, healing and death on both sides", () => {
    const hit = after({ type: "DamageDealt", source: "sword", target: "zombie.1", raw: 6, final: 4, pierce: false });
    expect(hit.combat?.line[0]?.hp).toBe(2);
    expect(after({ type: "Healed", target: "zombie.1", n: 9, source: "x" }, hit).combat?.line[0]?.hp).toBe(6);
    expect(after({ type: "DamageDealt", target: "knight", final: 30 }).heroes[0]?.vit).toBe(0);
    expect(after({ type: "EnemyDied", enemy: "zombie.1" }).combat?.line.map(({ id }) => id)).toEqual(["archer.2"]);
  });

  it("moves enemies and lets others join where they stand", () => {
    expect(after({ type: "EnemyMoved", enemy: "archer.2", place: 1 }).combat?.line.map(({ id }) => id)).toEqual(["archer.2", "zombie.1"]);
    const joined = after({ type: "EnemyJoined", enemy: "giant.3", place: 2, reanimated: false }).combat?.line;
    expect(joined?.map(({ id }) => id)).toEqual(["zombie.1", "giant.3", "archer.2"]);
    expect(joined?.[1]).toMatchObject({ hp: 30, kind: "powerful" });
  });

  it("turns rooms, pays costs and spends one of two equal items", () => {
    expect(after({ type: "RoomRevealed", place: "A2", room: "vine" }).rooms["A2"]).toMatchObject({ front: "vine", up: true });
    const paid = after({ type: "CostPaid", hero: "knight", end: 3, vit: 1, crystals: 2 });
    expect([paid.heroes[0]?.end, paid.heroes[0]?.vit, paid.crystals]).toEqual([1, 9, 5]);
    expect(after({ type: "ItemSpent", hero: "knight", item: "potion", lost: false }).heroes[0]?.items).toEqual(["potion"]);
  });

  it("begins a round with nobody having played", () => {
    const ended = after({ type: "TurnEnded", hero: "knight" });
    expect(ended.heroes[0]?.has_played).toBe(true);
    expect(after({ type: "RoundStarted", number: 2 }, ended)).toMatchObject({ combat: { round: 2 }, heroes: [{ has_played: false }, {}] });
  });
});

describe("the tale of a game", () => {
  it("counts what was declared for whoever declared it, and poison for nobody", () => {
    const log = [
      { type: "CrossingStarted", number: 2 },
      { type: "ActionDeclared", hero: "knight", card: "sword", targets: ["zombie.1"] },
      { type: "AttackRolled", result: "hit" },
      { type: "DamageDealt", target: "zombie.1", final: 5 },
      { type: "EnemyDied", enemy: "zombie.1" },
      { type: "TurnEnded", hero: "knight" },
      { type: "DamageDealt", target: "archer.2", final: 2 },
      { type: "DamageDealt", target: "healer", final: 3 },
      { type: "GaugeLost", target: "healer", gauge: "VIT", n: 1 },
      { type: "HeroFell", hero: "healer" },
      { type: "FightEnded", result: "won" },
    ].map((event, number) => ({ type: "Told", number, event, sentence: "" }) as unknown as Happening);
    const tale = taleOf(log, ["knight", "healer"]);
    expect(tale).toMatchObject({ fights: 1, rooms: 0, incursions: 2 });
    expect(tale.heroes.get("knight")).toMatchObject({ hits: 1, dealt: 5, killed: 1 });
    expect(tale.heroes.get("healer")).toMatchObject({ taken: 4, falls: 1, dealt: 0 });
  });
});
