import { describe, expect, it } from "vitest";
import type { Happening } from "../../src/lib/table.svelte";
import { cellsOf, offersByCell } from "../../src/games/tactique/model/aim";
import { distance, towards, turned } from "../../src/games/tactique/model/board";
import { heroAsked } from "../../src/games/tactique/model/frames";
import { moved, toPutBack } from "../../src/games/tactique/model/order";
import { stepsOf } from "../../src/games/tactique/model/plan";
import { isFull, setOf, toggled } from "../../src/games/tactique/model/sets";
import { advanced } from "../../src/games/tactique/model/shown";
import type { Aids, AnyChoice, AnyEvent, FieldThing, State, ZoneThing } from "../../src/games/tactique/records";

const hero = (id: string, cell: string, seat = 1) => ({
  id,
  seat,
  cell,
  alive: true,
  ready: true,
  deck: { cards: [null, null] },
  hand: ["strike.1", "run.1"],
  discard: [],
  wounds: [],
  exile: [],
  in_play: [],
  block: 0,
});
const zombie = { id: "zombie", cell: "B3", lives: 2, wounds: 3, block: 1 };
const state = {
  heroes: [hero("knight", "B2"), hero("healer", "D6", 2)],
  enemies: { zombie },
  active: "knight",
} as unknown as State;
const offer = (choice: object) => ({ choice, label: "", rule: "", default: false });
const told = (event: object, question: number): Happening =>
  ({ type: "Told", number: question, question, event, sentence: "" }) as unknown as Happening;
const after = (event: object, from = state): State => advanced(from, event as AnyEvent);

describe("the board", () => {
  const slash: ZoneThing = { id: "slash", name: "", cells: [[1, 0], [1, 1]], whole: false };

  it("turns zones without mirroring them, and leaves out what is off it", () => {
    expect(turned(slash, "right", "B2")).toEqual(["B3", "C3"]);
    expect(turned(slash, "down", "B2")).toEqual(["C2", "C1"]);
    expect(turned(slash, "left", "B2")).toEqual(["B1", "A1"]);
    expect(turned(slash, "up", "A2")).toEqual([]);
  });

  it("shortens zones where nobody sees far", () => {
    expect(turned(slash, "right", "B2", { furthest: 1 } as FieldThing)).toEqual(["B3"]);
  });

  it("is walked by arrows up to its edge", () => {
    expect([towards("A1", "ArrowRight"), towards("A1", "ArrowUp"), towards("D6", "ArrowDown")]).toEqual(["A2", null, null]);
    expect(distance("A1", "D6")).toBe(8);
  });
});

describe("answers on the board", () => {
  const area = offer({ type: "ChooseArea", turn: "right", figures: ["zombie"] } satisfies AnyChoice);
  const aids = { aim: { zone: "slash", origin: "B2", turns: { right: ["B3", "C3"] } } } as unknown as Aids;

  it("stand on the cells of their figures, of their steps, and of the hero that stays", () => {
    const cells = (choice: AnyChoice) => cellsOf(offer(choice), state, null, "knight");
    expect(cells({ type: "ChooseEnemy", enemy: "zombie" })).toEqual(["B3"]);
    expect(cells({ type: "MoveTo", cell: "A1" })).toEqual(["A1"]);
    expect(cells({ type: "Stay" })).toEqual(["B2"]);
    expect(cells({ type: "EndTurn" })).toEqual([]);
  });

  it("are found on every cell of a turned zone", () => {
    const found = offersByCell([area], state, aids, "knight");
    expect([...found.keys()]).toEqual(["B3", "C3"]);
    expect(found.get("C3")).toEqual([area]);
  });

  it("are those of the hero that the innermost procedure names", () => {
    const stack = [{ type: "HeroTurn", hero: "knight" }, { type: "MoveHero", hero: "healer" }];
    expect(heroAsked(state, stack, 2)).toBe("healer");
    expect(heroAsked(state, stack, 1)).toBe("knight");
  });
});

describe("what is shown", () => {
  it("follows damage, death and movement", () => {
    const hit = after({ type: "DamageDealt", target: "zombie", wounds: 2, blocked: 1 });
    expect(hit.enemies["zombie"]).toMatchObject({ wounds: 1, block: 0 });
    expect(after({ type: "EnemyDied", enemy: "zombie" }).enemies).toEqual({});
    expect(after({ type: "HeroMoved", hero: "knight", to: "A2" }).heroes[0]?.cell).toBe("A2");
    expect(after({ type: "BlockGained", figure: "knight", n: 2, total: 2 }).heroes[0]?.block).toBe(2);
  });

  it("takes drawn cards and wounds from the deck, and those seen from where they lay", () => {
    const drawn = after({ type: "CardDrawn", hero: "knight", card: "parry.1" }).heroes[0];
    expect(drawn?.hand).toContain("parry.1");
    expect(drawn?.deck.cards).toHaveLength(1);
    const thrown = after({ type: "CardDiscarded", hero: "knight", card: "run.1", why: "cost" }).heroes[0];
    expect([thrown?.hand, thrown?.discard, thrown?.deck.cards.length]).toEqual([["strike.1"], ["run.1"], 2]);
  });
});

describe("the turn so far", () => {
  const begun = told({ type: "TurnStarted", hero: "knight" }, 7);
  const played = told({ type: "CardPlayed", card: "strike.1", own_turn: true, resolution: 1 }, 8);
  const thrown = told({ type: "CardDiscarded", card: "run.1", why: "cost" }, 9);

  it("is the cards played and discarded in it, and where it began", () => {
    expect(stepsOf([played, begun, played, thrown])).toEqual({
      question: 8,
      steps: [
        { kind: "play", card: "strike.1" },
        { kind: "discard", card: "run.1" },
      ],
    });
  });

  it("is nothing when it is over", () => {
    expect(stepsOf([begun, played, told({ type: "TurnEnded", hero: "knight" }, 9)])).toBeNull();
    expect(stepsOf([])).toBeNull();
  });
});

describe("several figures", () => {
  const set = (...enemies: string[]) => offer({ type: "ChooseEnemies", enemies });
  const sets = [set("zombie"), set("ghoul"), set("wraith"), set("zombie", "ghoul"), set("ghoul", "wraith")];

  it("are picked one after the other, and given up again", () => {
    expect(toggled(sets, [], "zombie")).toEqual(["zombie"]);
    expect(toggled(sets, ["zombie"], "ghoul")).toEqual(["zombie", "ghoul"]);
    expect(toggled(sets, ["zombie", "ghoul"], "zombie")).toEqual(["ghoul"]);
  });

  it("begin anew where no set holds them all", () => {
    expect(toggled(sets, ["zombie"], "wraith")).toEqual(["wraith"]);
  });

  it("stand for one set, whatever their order", () => {
    expect(setOf(sets, ["ghoul", "zombie"])).toBe(sets[3]);
    expect(setOf(sets, [])).toBeNull();
  });

  it("are complete when nobody can be added", () => {
    expect(isFull(sets, ["zombie"])).toBe(false);
    expect(isFull(sets, ["zombie", "ghoul"])).toBe(true);
  });
});

describe("cards that are put back", () => {
  const deck = { cards: [null, "run.1", "strike.2", "parry.1"] };
  const lying = { ...state, heroes: [{ ...hero("knight", "B2"), deck }] } as unknown as State;
  const look = (back: number) => [{ type: "LookAt", hero: "knight", n: 3, take: 0, rest: "top", back, at: "order" }];

  it("are those that were looked at, the one on top first", () => {
    expect(toPutBack(lying, look(0))).toEqual(["parry.1", "strike.2", "run.1"]);
    expect(toPutBack(lying, look(1))).toEqual(["parry.1", "strike.2"]);
    expect(toPutBack(lying, [])).toEqual([]);
  });

  it("are moved to another place, but not off the ends", () => {
    expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  });
});
