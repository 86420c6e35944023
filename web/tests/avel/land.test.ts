import { describe, expect, it } from "vitest";
import { fitted, kept, pinched, zoomed } from "../../src/games/avel/model/camera";
import { coast, rims } from "../../src/games/avel/model/coast";
import { bounds, centre, corners, directionTo, edge, INRADIUS, step, towards, wayFromCastle } from "../../src/games/avel/model/hex";
import { heroPlaces, monsterPlaces, type PieceSize, RADIUS } from "../../src/games/avel/model/layout";
import { roadPath, roads, wobble } from "../../src/games/avel/model/roads";
import { nameLines, propsOf } from "../../src/games/avel/model/scenery";
import { distances, shortestWays, trapCanSpring } from "../../src/games/avel/model/ways";

/** The Queen's Road for 2 heroes, from the specification. */
const ROAD = ["0,0", "-1,0", "0,-1", "1,-1", "-2,0", "-1,-1", "0,-2", "1,-2", "2,-2", "1,-3", "0,-3", "-1,-2"];

describe("hexes", () => {
  it("lie as far apart as two edges", () => {
    for (const cell of ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]) {
      const { x, y } = centre(cell);
      expect(Math.hypot(x, y)).toBeCloseTo(2 * INRADIUS);
    }
  });

  it("touch in the middle of an edge", () => {
    const { x, y } = centre("1,-1");
    expect(edge("ne").x).toBeCloseTo(x / 2);
    expect(edge("ne").y).toBeCloseTo(y / 2);
  });

  it("have north above and are flat at the top", () => {
    expect(centre("0,-1").y).toBeLessThan(0);
    const top = corners().filter(({ y }) => y < -1);
    expect(top).toHaveLength(2);
    expect(top[0]!.y).toBeCloseTo(top[1]!.y);
  });

  it("know where their neighbours are", () => {
    expect(step("2,-2", "sw")).toBe("1,-1");
    expect(directionTo("0,0", "-1,1")).toBe("sw");
    expect(directionTo("0,0", "2,0")).toBeNull();
  });

  it("are found from the castle in at most two directions", () => {
    expect(wayFromCastle("0,-2")).toEqual([["n", 2]]);
    expect(wayFromCastle("1,-3")).toEqual([["n", 2], ["ne", 1]]);
    expect(wayFromCastle("0,0")).toEqual([]);
    expect(wayFromCastle("-2,1")).toEqual([["sw", 1], ["nw", 1]]);
  });

  it("are walked with arrows and letters, as far as there is land", () => {
    expect(towards(ROAD, "0,0", "ArrowUp")).toBe("0,-1");
    expect(towards(ROAD, "0,0", "e")).toBe("1,-1");
    expect(towards(ROAD, "0,0", "s")).toBeNull();
    expect(towards(ROAD, "1,-1", "ArrowLeft")).toBe("0,-1");
  });
});

describe("the land", () => {
  it("is inside its bounds", () => {
    const { x, y, width, height } = bounds(ROAD, 10);
    for (const cell of ROAD) {
      const at = centre(cell);
      expect(at.x - 100).toBeGreaterThan(x);
      expect(at.x + 100).toBeLessThan(x + width);
      expect(at.y + INRADIUS).toBeLessThan(y + height);
    }
  });

  it("has one coast, along every edge that has no neighbour", () => {
    const open = ROAD.flatMap((cell) => (["n", "ne", "se", "s", "sw", "nw"] as const).filter((way) => !ROAD.includes(step(cell, way))));
    const found = rims(ROAD);
    expect(found).toHaveLength(1);
    expect(found[0]).toHaveLength(open.length);
    expect(coast(ROAD)).toMatch(/^M[^M]*Z$/);
  });

  it("has a second coast around a lake", () => {
    const ring = ["0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"];
    expect(rims(ring).map((rim) => rim.length).sort()).toEqual([18, 6]);
  });

  it("has a road for every two face-up tiles that touch", () => {
    const found = roads(["0,0", "0,-1", "1,-1", "2,-2"]);
    expect(found.map(({ from, to }) => [from, to].sort().join())).toEqual(
      expect.arrayContaining(["0,-1,0,0", "0,0,1,-1", "0,-1,1,-1", "1,-1,2,-2"]),
    );
    expect(found).toHaveLength(4);
  });

  it("draws the same road every time", () => {
    expect(roadPath("0,0", "0,-1")).toBe(roadPath("0,0", "0,-1"));
    expect(Math.abs(wobble("anything"))).toBeLessThanOrEqual(1);
    expect(propsOf("quarry")).toEqual(propsOf("quarry"));
  });

  it("writes long names in two lines", () => {
    expect(nameLines("Quarry")).toEqual(["Quarry"]);
    expect(nameLines("Wilderness and Abandoned Village")).toEqual(["Wilderness and", "Abandoned Village"]);
  });
});

describe("ways to the castle", () => {
  it("are as many as the specification says", () => {
    expect(shortestWays(ROAD, "1,-3")).toHaveLength(3);
    expect(shortestWays(ROAD, "1,-3").every((way) => way.length === 4 && way.at(-1) === "0,0")).toBe(true);
    expect(distances(ROAD).get("0,-3")).toBe(3);
  });

  it("tell whether the Beast can step into a trap", () => {
    expect(trapCanSpring(ROAD, "1,-3", "1,-2")).toBe(true);
    expect(trapCanSpring(ROAD, "1,-3", "1,-3")).toBe(false);
    expect(trapCanSpring(ROAD, "1,-3", "-2,0")).toBe(false);
    expect(trapCanSpring(ROAD, "1,-3", "0,0")).toBe(false);
  });
});

describe("pieces on a tile", () => {
  const crowds: [PieceSize[], number][] = [
    [["small"], 1],
    [["small", "big"], 2],
    [["small", "small", "small", "big", "beast"], 4],
    [["beast"], 4],
    [["small", "small", "big", "big", "small", "small", "beast"], 3],
  ];

  it.each(crowds)("stand beside each other: %j and %i heroes", (sizes, heroes) => {
    const monsters = monsterPlaces(sizes, heroes).map((place, n) => ({ ...place, radius: RADIUS[sizes[n]!] * place.scale, row: "m" + place.y }));
    const pawns = heroPlaces(heroes, sizes.length).map((place) => ({ ...place, radius: RADIUS.hero * place.scale, row: "h" }));
    for (const row of new Set([...monsters, ...pawns].map((piece) => piece.row))) {
      const line = [...monsters, ...pawns].filter((piece) => piece.row === row);
      line.slice(1).forEach((piece, n) => expect(piece.x - line[n]!.x).toBeGreaterThanOrEqual(piece.radius + line[n]!.radius));
    }
    for (const { x, radius } of [...monsters, ...pawns]) expect(Math.abs(x) + radius).toBeLessThan(100);
  });
});

describe("the camera", () => {
  const box = { x: -100, y: -300, width: 400, height: 600 };

  it("shows everything", () => {
    const view = fitted(box, 800, 600);
    expect(view.scale).toBe(1);
    expect(box.y * view.scale + view.y).toBeCloseTo(0);
    expect(box.x * view.scale + view.x).toBeCloseTo(200);
  });

  it("keeps what is under the pointer there", () => {
    const view = fitted(box, 800, 600);
    const at = { x: 130, y: 220 };
    const before = { x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale };
    const near = zoomed(view, 1.5, at);
    expect(before.x * near.scale + near.x).toBeCloseTo(at.x);
    expect(before.y * near.scale + near.y).toBeCloseTo(at.y);
  });

  it("follows two fingers", () => {
    const view = fitted(box, 800, 600);
    const wide = pinched(view, [{ x: 100, y: 100 }, { x: 200, y: 100 }], [{ x: 50, y: 100 }, { x: 250, y: 100 }]);
    expect(wide.scale).toBeCloseTo(view.scale * 2);
  });

  it("never loses the land", () => {
    const { x } = kept({ x: 99_999, y: 0, scale: 1 }, box, 800, 600);
    expect(box.x + x).toBeLessThan(800);
  });
});
