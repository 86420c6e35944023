import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { drawingOf } from "../../src/games/oakdell/art/beasts";
import { type Corner, inked, moved, outline } from "../../src/games/oakdell/art/ink";
import { stagingOf } from "../../src/games/oakdell/model/staging";
import type { AnyEvent } from "../../src/games/oakdell/records";
import { SOUNDS } from "../../src/games/oakdell/sound";
import english from "../../src/games/oakdell/text/en.ftl?raw";
import french from "../../src/games/oakdell/text/fr.ftl?raw";

const ids = (source: string): string[] =>
  new FluentResource(source).body.map(({ id }) => id);
const told = new Set(ids(english));
const SOURCES = import.meta.glob<string>("../../src/games/oakdell/**/*.{svelte,ts}", { eager: true, query: "?raw", import: "default" });
/** All monsters of the house. */
const SHEETS = "ghost bog_slime mimic rat_pack cave_bat rattling_skeleton gargoyle hob_and_nob chained_ogre stone_beetle hoard_toad bloodroot vampire_count imp_swarm hydra bone_dragon seven_eyed_watcher hollow_colossus".split(" ");

/** How far a point is from the nearest edge of a polygon. */
function off([px, py]: Corner, corners: readonly Corner[]): number {
  return Math.min(
    ...corners.map(([ax, ay], n) => {
      const [bx, by] = corners[(n + 1) % corners.length]!;
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(px - ax - along * dx, py - ay - along * dy);
    }),
  );
}

describe("the ink", () => {
  const corners: readonly Corner[] = [[0, 0], [300, 40], [280, 260], [10, 200]];

  it("trembles, but never leaves the outline that counts by more than half its breadth", () => {
    const path = inked(corners, 3, 2.2);
    const drawn = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
    expect(drawn.length).toBeGreaterThan(20);
    expect(Math.max(...drawn.map((point) => off(point, corners)))).toBeGreaterThan(0.2);
    expect(Math.max(...drawn.map((point) => off(point, corners)))).toBeLessThanOrEqual(2.3);
    for (const corner of corners) expect(path).toContain(corner.join(" "));
  });

  it("is the same each time", () => {
    expect(inked(corners, 3, 2)).toBe(inked(corners, 3, 2));
    expect(inked(corners, 4, 2)).not.toBe(inked(corners, 3, 2));
  });

  it("moves and mirrors templates", () => {
    expect(moved("M10 20L-5 0Z", 100, 7)).toBe("M110 27L95 7Z");
    expect(moved("M10 20L-5 0Z", 100, 7, -1)).toBe("M90 27L105 7Z");
    expect(outline([[1, 2], [3, 4], [5, 6]])).toBe("M1 2L3 4L5 6Z");
  });
});

describe("the monsters", () => {
  it.each(SHEETS)("%s is drawn", (sheet) => {
    const { parts } = drawingOf(sheet);
    const strokes = Object.values(parts).flatMap((part) => [...(part.ink ?? []), ...(part.fine ?? []), ...(part.fills ?? []).map(([, path]) => path)]);
    expect(strokes.length).toBeGreaterThan(15);
    for (const path of strokes) expect(path).toMatch(/^M-?[\d.]/);
    expect(strokes.filter((path) => path.includes("NaN"))).toEqual([]);
  });

  it("of a content pack are their outlines", () => {
    expect(drawingOf("dragonfly").parts).toEqual({});
  });
});

describe("texts", () => {
  it("are the same messages in both languages, each once", () => {
    expect(ids(french).sort()).toEqual(ids(english).sort());
    expect(told.size).toBe(ids(english).length);
  });

  it("are there for all that the page says", () => {
    const said = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/"(oakdell-[a-zA-Z_-]+)"/g)].map(([, id]) => id!));
    expect(said.length).toBeGreaterThan(80);
    expect([...new Set(said)].filter((id) => !told.has(id))).toEqual([]);
  });

  it("are not without use", () => {
    const code = Object.values(SOURCES).join("\n");
    const composed = [...code.matchAll(/`(oakdell-[a-z-]*-?)\$\{/g)].map(([, start]) => start!);
    const unused = [...told].filter((id) => !code.includes(`"${id}"`) && !composed.some((start) => start !== "oakdell-" && id.startsWith(start)));
    expect(unused.filter((id) => !["oakdell-white", "oakdell-black"].includes(id))).toEqual([]);
  });
});

describe("staging", () => {
  it("has a sound for all that makes one", () => {
    const events = ["DiceRolled", "Stepped", "LineDrawn", "MonsterDefeated", "HeroDied"].map((type) => ({ type }) as AnyEvent);
    for (const event of events) expect(SOUNDS[stagingOf(event).sound!]).toBeTypeOf("function");
  });
});
