import { describe, expect, it } from "vitest";
import { count, Grid, type GridCell, packed, quartersIn, turned } from "../../src/games/avel/model/backpack";
import { body, heart } from "../../src/games/avel/model/outline";
import { asFitting, giveUp, giveUpCoins, lift, Packer, type Plan } from "../../src/games/avel/model/plan";
import { box } from "./box";

const grid = new Grid(box.backpack as readonly GridCell[]);
const outline = (shape: string) => {
  const { cells, placements } = box.shapes[shape]!;
  return { cells: cells as readonly GridCell[], placements };
};

describe("the backpack", () => {
  it("has thirteen cells: a top pocket and three rows of four", () => {
    expect(grid.cells).toHaveLength(13);
    expect(grid.cells[0]).toEqual([0, 1]);
  });

  it.each(Object.keys(box.shapes))("lets %s lie exactly where the server says, in every quarter turn", (shape) => {
    const { cells, placements } = outline(shape);
    const found = new Set<number>();
    for (let quarters = 0; quarters < 4; quarters += 1) {
      const lying = turned(cells, quarters);
      for (let row = 0; row < grid.rows; row += 1) {
        for (let column = 0; column < grid.columns; column += 1) {
          const area = grid.lay(lying, row, column);
          if (area !== null) found.add(area);
        }
      }
    }
    expect([...found].sort((a, b) => a - b)).toEqual([...placements]);
  });

  it("knows how a token is turned", () => {
    const { cells } = outline("V3");
    for (const quarters of [0, 1, 2, 3]) {
      const area = grid.lay(turned(cells, quarters), 1, 1)!;
      expect(turned(cells, quartersIn(grid, cells, area))).toEqual(turned(cells, quarters));
    }
    expect(turned(cells, 4)).toEqual(turned(cells, 0));
  });

  // Specification 8.5, checked by complete search.
  it.each([
    ["O4 O4 O4", 0, false],
    ["O4 O4 I4", 0, true],
    ["R6 I4 I3", 0, true],
    ["R6 I4 V3", 0, false],
    ["R6 O4 V3", 0, true],
    ["R6 O4 I3", 0, false],
    ["U5 R6", 0, true],
    ["U5 R6 I2", 0, false],
    ["U5 O4 I3", 0, false],
    ["V3 V3 V3 V3", 0, true],
    ["I4 I4 I3 I2", 0, false],
    ["T4 O4 I3 I2", 0, true],
    ["I2 I2 I2 I2 I2 I2", 1, true],
    ["R6", 7, true],
    ["R6", 8, false],
  ])("packs %s with %i coins: %s", (shapes, coins, fits) => {
    const areas = packed(grid, shapes.split(" ").map(outline), coins);
    expect(areas !== null).toBe(fits);
    if (areas) expect(count(areas.reduce((all, area) => all | area, 0))).toBe(areas.reduce((sum, area) => sum + count(area), 0));
  });

  it("draws a token over its cells, its picture in their middle", () => {
    expect(heart([[0, 0], [0, 1]])).toEqual({ x: 64, y: 32 });
    expect(heart([[0, 0], [1, 0], [1, 1]])).toEqual({ x: 32, y: 96 });
    expect(body([[0, 0]]).match(/M/g)).toHaveLength(1);
  });
});

describe("a plan", () => {
  const packer = new Packer(box, []);
  const empty: Plan = { worn: { weapon: null, shield: null, helmet: null }, backpack: [], hand: [], gone: [], coins: 0, coinsGone: 0 };
  const holding = (...hand: string[]): Plan => ({ ...empty, hand });

  it("wears a token only in the slot of its class", () => {
    expect(packer.wear(holding("buckler"), "buckler")?.worn.shield).toBe("buckler");
    expect(packer.wear(holding("draught_of_fury"), "draught_of_fury")).toBeNull();
  });

  it("puts what was worn into the backpack, or into the hand if there is no room", () => {
    const armed = { ...holding("kite_shield"), worn: { ...empty.worn, shield: "buckler" } };
    expect(packer.wear(armed, "kite_shield")?.backpack.map(({ token }) => token)).toEqual(["buckler"]);
    const full = { ...armed, backpack: [{ token: "tower_shield", cells: grid.whole }] };
    expect(packer.wear(full, "kite_shield")?.hand).toEqual(["buckler"]);
  });

  it("lays a token only where it fits and nothing else lies", () => {
    const [first, second] = box.shapes["I2"]!.placements;
    const one = packer.lay(holding("draught_of_fury", "draught_of_stone"), "draught_of_fury", first!)!;
    expect(one.hand).toEqual(["draught_of_stone"]);
    expect(packer.lay(one, "draught_of_stone", first!)).toBeNull();
    expect(packer.canLay(one, "draught_of_stone", second!)).toBe((first! & second!) === 0);
    expect(packer.lay(one, "draught_of_stone", 1)).toBeNull();
  });

  it("packs everything for whoever asks, and wears something wherever something can be worn", () => {
    const plan = packer.packAll(holding("tower_shield", "oak_staff", "captains_sword", "leather_cap"))!;
    expect(plan.hand).toEqual([]);
    expect(Object.values(plan.worn)).not.toContain(null);
    expect(packer.isComplete(plan)).toBe(true);
  });

  it("says when no arrangement exists", () => {
    const squares = holding("ember_shield", "bramble_shield", "rime_shield", "oaken_shield");
    expect(packer.packAll(squares)).toBeNull();
    expect(packer.packAll(giveUp(squares, "rime_shield"))).not.toBeNull();
  });

  it("is complete when nothing is in the hand and every coin has a cell", () => {
    expect(packer.isComplete(holding("buckler"))).toBe(false);
    expect(packer.isComplete({ ...empty, coins: 13 })).toBe(true);
    const rich = { ...empty, coins: 15 };
    expect(packer.coinsTooMany(rich)).toBe(2);
    expect(packer.isComplete(giveUpCoins(rich, 2))).toBe(true);
    expect(giveUpCoins(giveUpCoins(rich, 2), -5)).toEqual(rich);
  });

  it("becomes an answer in which each token is once", () => {
    const plan = giveUp(lift(holding("buckler", "star_hood"), "star_hood"), "buckler");
    expect(asFitting(packer.packAll(plan)!)).toMatchObject({ helmet: "star_hood", shield: null, discards: ["buckler"] });
  });
});
