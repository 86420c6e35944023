import { describe, expect, it } from "vitest";
import type { Offer } from "../src/lib/protocol";
import { kindOf, refsOf, targetsOf } from "../src/lib/targets";

const offer = (choice: object): Offer => ({ choice, label: JSON.stringify(choice), rule: "", default: false });

describe("the things that a choice is about", () => {
  it("are its fields, with their values", () => {
    expect(refsOf({ type: "Move", tile: "0,-1" })).toEqual(["tile:0,-1"]);
    expect(refsOf({ type: "Exchange", hero: 2 })).toEqual(["hero:2"]);
  });

  it("are each of a list", () => {
    expect(refsOf({ type: "Reroll", token: "bow", dice: [0, 2] })).toEqual(["token:bow", "dice:0", "dice:2"]);
  });

  it("are found inside records and lists of records", () => {
    const backpack = [{ token: "sword", cells: ["a1", "a2"] }];
    expect(refsOf({ type: "Fitting", helmet: null, backpack })).toEqual(["token:sword", "cells:a1", "cells:a2"]);
  });

  it("are none for a choice without fields, nor is its kind one", () => {
    expect(refsOf({ type: "Rest" })).toEqual([]);
    expect(kindOf({ type: "Rest" })).toBe("Rest");
    expect(kindOf(null)).toBe("");
  });
});

it("several options about one thing stay in the order in which they are offered", () => {
  const fight = offer({ type: "Fight", monster: "goblin" });
  const lure = offer({ type: "Lure", monster: "goblin" });
  const targets = targetsOf([fight, offer({ type: "Rest" }), lure]);
  expect([...targets.keys()]).toEqual(["monster:goblin"]);
  expect(targets.get("monster:goblin")).toEqual([fight, lure]);
});
