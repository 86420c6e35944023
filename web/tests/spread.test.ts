import { describe, expect, it } from "vitest";
import { namesIn, piles, spread } from "../src/lib/spread";

describe("the table of a game without a face", () => {
  const duellist = (cards: (string | null)[]) => ({ hand: { owner: 1, cards }, ambush: { front: null, up: false, peeked: [] }, life: 2 });
  const state = {
    duellists: { "1": duellist(["strike", "parry"]), "2": duellist([null, null]) },
    deck: { cards: [null, null, null] },
    discard: [],
    beads: { items: ["amber", "jade"] },
    round_number: 3,
    outcome: null,
  };
  const [duellists, ...others] = spread(state, 2);

  it("gives each seat what is its own", () => {
    expect(duellists).toMatchObject({ kind: "group", parts: [{ seat: 1 }, { seat: 2 }] });
    expect(duellists?.kind === "group" && duellists.parts[1]).toMatchObject({
      parts: [
        { kind: "row", name: "hand", things: [null, null] },
        { kind: "row", name: "ambush", things: [null] },
        { kind: "fact", name: "life", value: "2" },
      ],
    });
  });

  it("lays zones out in rows, and tells the rest as facts", () => {
    expect(others.map((part) => [part.kind, part.name])).toEqual([
      ["row", "deck"],
      ["row", "discard"],
      ["row", "beads"],
      ["fact", "round number"],
    ]);
  });

  it("piles up what is alike, or lies face down", () => {
    expect(piles([null, null, "strike", "strike", null])).toEqual([
      { thing: null, count: 2 },
      { thing: "strike", count: 2 },
      { thing: null, count: 1 },
    ]);
  });

  it("calls things as the furniture does", () => {
    const names = namesIn({ tokens: { axe: { name: "Woodcutter's axe" } }, tiles: [{ id: "quarry", name: "Quarry" }] });
    expect([names.get("axe"), names.get("quarry"), names.get("tokens")]).toEqual(["Woodcutter's axe", "Quarry", undefined]);
  });
});
