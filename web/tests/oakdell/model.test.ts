import { describe, expect, it } from "vitest";
import { edgeOf, nameOf, planOf, towards } from "../../src/games/oakdell/model/map";
import { nearMisses } from "../../src/games/oakdell/model/near";
import { clockwise, meantAt, stateOf } from "../../src/games/oakdell/model/points";
import { endsAfter, legsFrom, type Means, walked, wayTo } from "../../src/games/oakdell/model/route";
import { advanced } from "../../src/games/oakdell/model/shown";
import { moved, stickFrom, turned } from "../../src/games/oakdell/model/stick";
import { aimOf, choosable, linesOf } from "../../src/games/oakdell/model/strike";
import { taleOf } from "../../src/games/oakdell/model/story";
import { offersByThing } from "../../src/games/oakdell/model/things";
import type { AnyChoice, AnyEvent, Crossing, DungeonThing, Fight, Furniture, PointThing, SheetThing, State } from "../../src/games/oakdell/records";
import type { Happening } from "../../src/lib/table.svelte";

/** Four spaces in a row, a door before the third; a trap on the second; a fifth space below the first. */
const dungeon = {
  id: "attic",
  name: "Attic",
  cells: ["1123", "1###"],
  doors: ["1,0|2,0"],
  walls: ["2,0|3,0"],
  features: [{ kind: "trap", space: "1,0", colour: "", id: "", cost: {} }],
  torches: 6,
} as unknown as DungeonThing;
const plan = planOf(dungeon);
const means = (more: Partial<Means> = {}): Means => ({ opened: new Set(), keys: 0, breach: false, wall: false, ghost: false, ...more });
const offer = (choice: AnyChoice) => ({ choice: choice as unknown as Record<string, unknown>, label: "", rule: "", default: false });

describe("the map", () => {
  it("names spaces as on a chess board, and edges in one way", () => {
    expect([nameOf("8,4"), nameOf("0,0"), nameOf("26,9")]).toEqual(["I5", "A1", "AA10"]);
    expect(edgeOf("2,0", "1,0")).toBe("1,0|2,0");
    expect(edgeOf("0,1", "0,0")).toBe("0,0|0,1");
  });

  it("knows floor, zones and what lies between", () => {
    expect(plan.zones.get("3,0")).toBe(3);
    expect(plan.zones.has("1,1")).toBe(false);
    expect(plan.ways.get("1,0")?.map(({ to, kind }) => [to, kind])).toEqual([["2,0", "door"], ["0,0", "open"]]);
    expect([towards(plan, "0,0", "ArrowDown"), towards(plan, "0,0", "ArrowUp")]).toEqual(["0,1", null]);
  });
});

describe("routes", () => {
  it("pass a door with a key, which is gone then; the door stays open", () => {
    expect(legsFrom(plan, "1,0", means()).map((leg) => leg.to)).toEqual(["0,0"]);
    const [leg] = legsFrom(plan, "1,0", means({ keys: 1 }));
    expect(leg).toEqual({ to: "2,0", via: "key" });
    const { space, means: left } = walked(plan, "1,0", [leg!], means({ keys: 1 }));
    expect([space, left.keys]).toEqual(["2,0", 0]);
    expect(legsFrom(plan, "2,0", left)).toEqual([{ to: "1,0", via: "open" }]);
  });

  it("offer every means of passing", () => {
    const vias = legsFrom(plan, "1,0", means({ keys: 1, breach: true, ghost: true })).filter((leg) => leg.to === "2,0").map((leg) => leg.via);
    expect(vias).toEqual(["ghost", "key", "breach"]);
    expect(legsFrom(plan, "2,0", means({ wall: true }))).toEqual([{ to: "3,0", via: "wall" }]);
  });

  it("end exactly after their length, there and back if need be", () => {
    expect([...endsAfter(plan, "0,1", means(), 1, new Set()).keys()]).toEqual(["0,0"]);
    expect([...endsAfter(plan, "0,1", means(), 2, new Set()).keys()].sort()).toEqual(["0,1", "1,0"]);
    expect(endsAfter(plan, "0,1", means({ keys: 1 }), 3, new Set()).get("2,0")?.map((leg) => leg.via)).toEqual(["open", "open", "key"]);
  });

  it("are proposed past traps where that is possible", () => {
    const round = endsAfter(plan, "0,0", means(), 2, new Set()).get("0,0");
    expect(round?.map((leg) => leg.to)).toEqual(["0,1", "0,0"]);
  });

  it("are proposed the short way, as far as they may go", () => {
    expect(wayTo(plan, "0,1", "1,0", means(), 4)?.length).toBe(2);
    expect(wayTo(plan, "0,1", "1,0", means(), 1)).toEqual([{ to: "0,0", via: "open" }]);
    expect(wayTo(plan, "0,1", "2,0", means(), 9)).toBeNull();
    expect(wayTo(plan, "0,1", "2,0", means({ breach: true }), 9)?.at(-1)?.via).toBe("breach");
  });
});

describe("strikes", () => {
  const offers = [
    offer({ type: "Strike", start: "P1", end: "P2", circle: 0, any_point: false }),
    offer({ type: "Strike", start: "P1", end: "P3", circle: 4, any_point: false }),
    offer({ type: "Strike", start: "P1", end: "P3", circle: 1, any_point: false }),
    offer({ type: "EndAttack" }),
  ];

  it("are chosen by their start, then by their end", () => {
    expect(aimOf(offers)).toBe("strike");
    expect([...choosable(offers, null)]).toEqual(["P1"]);
    expect([...choosable(offers, "P1")]).toEqual(["P2", "P3"]);
  });

  it("may need a circle: the cheapest comes first", () => {
    expect(linesOf(offers, "P1", "P3").map((one) => (one.choice as { circle: number }).circle)).toEqual([1, 4]);
    expect(linesOf(offers, "P2", "P1")).toEqual([]);
  });

  it("of a chain have only an end", () => {
    const next = [offer({ type: "NextStrike", end: "P4", circle: 0 }), offer({ type: "StopChain" })];
    expect(aimOf(next)).toBe("next");
    expect([...choosable(next, null)]).toEqual(["P4"]);
  });
});

describe("attack points", () => {
  const point = (id: string, x: number, y: number) => ({ id, x, y, colour: "red", told: id }) as PointThing;
  const points = [point("P1", 500, 50), point("P2", 50, 500), point("P3", 500, 950), point("P4", 950, 500)];

  it("are walked clockwise from the top", () => {
    expect(clockwise(points).map(({ id }) => id)).toEqual(["P1", "P4", "P3", "P2"]);
  });

  it("are free, used or blocked", () => {
    const fight = { used: ["P1", "P2"], blocked: ["P2"] } as unknown as Fight;
    expect(["P1", "P2", "P3"].map((id) => stateOf(fight, id))).toEqual(["used", "blocked", "free"]);
  });

  it("that lie near each other are all meant by a finger between them", () => {
    const near = [point("P1", 100, 100), point("P2", 150, 100)];
    expect(meantAt(near, 103, 100, 60).map(({ id }) => id)).toEqual(["P1"]);
    expect(meantAt(near, 122, 100, 60).map(({ id }) => id)).toEqual(["P1", "P2"]);
    expect(meantAt(near, 400, 400, 60)).toEqual([]);
  });
});

describe("the stick of two centimetres", () => {
  const square = ({ x1, y1, x2, y2 }: ReturnType<typeof stickFrom>) => (x2 - x1) ** 2 + (y2 - y1) ** 2;

  it("has ends that the rules allow, wherever it is turned", () => {
    for (let n = 0; n < 90; n += 1) {
      const stick = stickFrom(480, 510, 480 + 300 * Math.cos(n / 7), 510 + 300 * Math.sin(n / 7));
      expect(square(stick)).toBeGreaterThanOrEqual(9801);
      expect(square(stick)).toBeLessThanOrEqual(10000);
      expect(Object.values(stick).every(Number.isInteger)).toBe(true);
      expect(square(turned(stick, 10))).toBeGreaterThanOrEqual(9801);
    }
  });

  it("stays on the sheet", () => {
    const corner = stickFrom(2, 3, -500, -500);
    expect(Object.values(corner).every((n) => n >= 0 && n <= 1000)).toBe(true);
    expect(moved({ x1: 40, y1: 500, x2: 140, y2: 500 }, -100, 0)).toEqual({ x1: 0, y1: 500, x2: 100, y2: 500 });
  });
});

describe("the magnifier", () => {
  const sheet = { parts: [{ polygons: [[[100, 100], [300, 100], [300, 300], [100, 300]]] }] } as unknown as SheetThing;
  const crossing = (x: number, y: number): Crossing => ({ line: 0, x: x * 3, y: y * 3, d: 3, part: null });

  it("shows crossings nearer than 5 units to an outline", () => {
    const near = nearMisses(sheet, [crossing(96, 200), crossing(94, 200), crossing(200, 200), crossing(298, 150)]);
    expect(near.map(({ x }) => x / 3)).toEqual([96, 298]);
  });
});

describe("what is shown meanwhile", () => {
  const fight: Fight = { sheet: "ghost", drops: { hp: 5 }, lines: [], used: [], blocked: [], icons: [], broken: [], hard_hits: 0, fury: 0, coffins: 0 };
  const circles = { marked: 1, filled: [] };
  const hero = { seat: 1, name: "Ada", full: 10, broken: 0, keys: 1, space: "0,0", crossed: [], opened: [], ready: [], spent: [], gear: [], gained: {}, drunk: {}, found: 0, burnt: 0, destroyed: [], killed: [], tracks: { damage: circles, strike: circles, block: circles }, fight, status: "up", dice: [] };
  const state = { heroes: [hero], dice: [["white", 2], ["white", 2], ["black", 5]], turn: null, round: 1, rounds: 7, acorn: 1 } as unknown as State;
  const box = { full_hearts: 24, broken_hearts: 24, sectors: [{ die: "white", value: 2, move: 1, point: "yellow" }], sheets: { mimic: { pools: [{ id: "hp", start: 4, max: 4 }] } } } as unknown as Furniture;
  const after = (...events: object[]) => events.reduce<State>((now, event) => advanced(now, event as AnyEvent, box), state);

  it("takes one die from the ring", () => {
    const { dice, turn } = after({ type: "DieDrafted", hero: 1, die: "white", value: 2 });
    expect(dice).toEqual([["white", 2], ["black", 5]]);
    expect([turn?.move, turn?.point]).toEqual([1, "yellow"]);
  });

  it("draws lines, takes icons and drops", () => {
    const line = { x1: 0, y1: 0, x2: 9, y2: 9, start: "P1", end: "P7" };
    const { fight: now } = after(
      { type: "LineDrawn", hero: 1, sheet: "ghost", number: 1, line, crossings: [], icons: ["I1"], links: [] },
      { type: "IconTaken", hero: 1, icon: "I1", kind: "key", gained: true },
      { type: "DamageDealt", hero: 1, sheet: "ghost", source: "line", pool: "hp", drops: 2, excess: 0, with_: "" },
    ).heroes[0]!;
    expect(now.lines).toEqual([line]);
    expect([now.used, now.icons, now.drops]).toEqual([["P1", "P7"], ["I1"], { hp: 3 }]);
  });

  it("opens doors, springs traps, breaks hearts and lays a clean sheet", () => {
    const now = after(
      { type: "DoorOpened", hero: 1, edge: "0,0|1,0", via: "key" },
      { type: "Stepped", hero: 1, start: "0,0", to: "1,0", via: "key" },
      { type: "TrapSprung", hero: 1, space: "1,0", damage: 2 },
      { type: "HeartsBroken", hero: 1, source: "trap", raw: 2, reduced: 0, blocked: 0, marked: 2 },
      { type: "MonsterDrawn", hero: 1, sheet: "mimic", level: 1 },
    ).heroes[0]!;
    expect([now.keys, now.space, now.crossed, now.broken]).toEqual([0, "1,0", ["1,0"], 2]);
    expect([now.fight.sheet, now.fight.drops, now.fight.lines]).toEqual(["mimic", { hp: 4 }, []]);
  });
});

describe("answers", () => {
  it("stand for things on the sheets", () => {
    const offers = [
      offer({ type: "Draft", die: "black", value: 4 }),
      offer({ type: "Drink", potion: "red" }),
      offer({ type: "Skip", means: "stun" }),
      offer({ type: "UseCircle", circle: 4 }),
      offer({ type: "Decline" }),
    ];
    expect([...offersByThing(offers, "block").keys()]).toEqual(["die:black4", "potion:red", "skill:stun", "gear:stun", "circle:block4"]);
  });

  it("are counted up in the end", () => {
    const told = (event: object) => ({ type: "Told", event }) as unknown as Happening;
    const tale = taleOf(
      [
        told({ type: "LineDrawn", hero: 2, crossings: [{ part: "body" }, { part: null }, { part: "body" }] }),
        told({ type: "HeartsBroken", hero: 1, marked: 3 }),
        told({ type: "MonsterDefeated", hero: 2 }),
      ],
      [1, 2],
    );
    expect([tale.get(2)?.hits, tale.get(2)?.best, tale.get(2)?.killed, tale.get(1)?.broken]).toEqual([2, 2, 1, 3]);
  });
});
