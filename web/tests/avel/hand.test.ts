import { describe, expect, it } from "vitest";
import { answerFor, isFull, legalDice, usableTokens, usesOf } from "../../src/games/avel/model/effects";
import { intentOf, type Moment } from "../../src/games/avel/model/keys";
import { lastSeat, threats } from "../../src/games/avel/model/march";
import { percent } from "../../src/games/avel/model/odds";
import { reachOf } from "../../src/games/avel/model/parade";
import { turnTo } from "../../src/games/avel/model/dice";
import { bagByKind, diceWorn } from "../../src/games/avel/model/things";
import { spokenCell } from "../../src/games/avel/model/spoken";
import { type Situation, tipFor } from "../../src/games/avel/panels/coaching";
import type { Aids, AvelState } from "../../src/games/avel/records";
import type { Offer } from "../../src/lib/protocol";
import { box } from "./box";
import recorded from "./game.json";

const start = recorded.state as unknown as AvelState;
const offer = (choice: object): Offer => ({ choice, label: JSON.stringify(choice), rule: "", default: false });

describe("dice for an effect", () => {
  const helm = [[0], [2], [0, 2]].map((dice) => offer({ type: "Reroll", token: "ember_helm", dice }));
  const offers = [...helm, offer({ type: "AddAttack", token: "emberbane_blade" }), offer({ type: "Done" })];

  it("come from the answers that are offered", () => {
    expect(usableTokens(offers)).toEqual(["ember_helm", "emberbane_blade"]);
    expect(legalDice(usesOf(offers, "ember_helm"), [])).toEqual(new Set([0, 2]));
  });

  it("make an answer when they are one that is offered", () => {
    const uses = usesOf(offers, "ember_helm");
    expect(answerFor(uses, [2, 0])?.choice).toMatchObject({ dice: [0, 2] });
    expect(answerFor(uses, [1])).toBeNull();
  });

  it("are enough when none can be added", () => {
    const uses = usesOf(offers, "ember_helm");
    expect(isFull(uses, [0])).toBe(false);
    expect(isFull(uses, [0, 2])).toBe(true);
    expect(isFull([helm[0]!], [0])).toBe(true);
  });
});

describe("keys", () => {
  const moment: Moment = { question: "", isCarrying: false, isChoosingWay: false, hasToken: false };
  const at = (question: string): Moment => ({ ...moment, question });

  it("choose a direction only after M", () => {
    expect(intentOf("q", at("avel.action"))).toBeNull();
    expect(intentOf("M", at("avel.action"))).toEqual({ do: "walk" });
    expect(intentOf("q", { ...at("avel.action"), isChoosingWay: true })).toEqual({ do: "way", key: "q" });
    expect(intentOf("3", { ...at("avel.action"), isChoosingWay: true })).toEqual({ do: "nth", n: 2 });
    expect(intentOf("Escape", { ...at("avel.action"), isChoosingWay: true })).toEqual({ do: "back" });
  });

  it("take weapon, shield or helmet and count dice while effects are used", () => {
    expect(intentOf("h", at("avel.effect"))).toEqual({ do: "effect", slot: "helmet" });
    expect(intentOf("1", at("avel.effect"))).toEqual({ do: "nth", n: 0 });
    expect(intentOf("Enter", at("avel.effect"))).toEqual({ do: "confirm" });
    expect(intentOf("h", at("avel.action"))).toBeNull();
  });

  it("turn spells, walk the parade, grab", () => {
    expect(intentOf("ArrowUp", at("avel.spell"))).toEqual({ do: "spell", by: 1 });
    expect(intentOf("ArrowLeft", at("avel.bag_grab"))).toEqual({ do: "parade", by: -1 });
    expect(intentOf(" ", at("avel.bag_grab"))).toEqual({ do: "grab" });
  });

  it("carry a token while it is held, whatever is asked", () => {
    const carrying = { ...at("avel.action"), isCarrying: true };
    expect(intentOf("ArrowDown", carrying)).toEqual({ do: "carry", down: 1, right: 0 });
    expect(intentOf("o", carrying)).toEqual({ do: "pack", deed: "turn" });
    expect(intentOf("Enter", carrying)).toEqual({ do: "pack", deed: "put" });
    expect(intentOf("m", carrying)).toBeNull();
  });

  it("throw away only a token that is chosen", () => {
    expect(intentOf("Delete", at("avel.fit"))).toBeNull();
    expect(intentOf("Delete", { ...at("avel.fit"), hasToken: true })).toEqual({ do: "pack", deed: "discard" });
  });
});

describe("small questions", () => {
  it("chances are never told as certain when they are not", () => {
    expect(percent(0.547)).toBe("55%");
    expect(percent(0.0002)).toBe("<1%");
    expect(percent(0.9999)).toBe(">99%");
    expect(percent(0)).toBe("0%");
    expect(percent(1)).toBe("100%");
    expect(percent(0.5, 0.004)).toBe("~50% ±1");
  });

  it("a parade is over when the time is", () => {
    const reaches = [0, 1, 2, 3, 4, 5].map((place) => reachOf(place, 6, 5));
    expect(reaches[0]!.start).toBe(0);
    expect(reaches[5]!.start + reaches[5]!.time).toBeCloseTo(5);
    const inReach = (now: number): number => reaches.filter(({ start: from, time }) => from <= now && now <= from + time).length;
    for (const now of [1, 2, 2.5, 3, 4]) expect(inReach(now)).toBeGreaterThanOrEqual(2);
  });

  it("a die turns further with every roll and ends on the face it shows", () => {
    const [one, two] = [turnTo(2, 1, 0), turnTo(2, 2, 0)];
    expect(Math.abs(two.y)).toBeGreaterThan(Math.abs(one.y));
    expect(Math.abs((two.x - one.x) % 360)).toBe(0);
  });

  it("a hero's dice are those of what is worn, no more than the box has", () => {
    expect(diceWorn(box, [], [])).toEqual([2, 0, 0, 0]);
    expect(diceWorn(box, ["captains_sword", null, "star_hood"], ["captains_sword"])).toEqual([2, 2, 0, 1]);
    expect(diceWorn(box, ["oak_staff", "ember_shield", "star_hood"], ["ember_shield", "star_hood"])).toEqual([2, 0, 1, 2]);
  });

  it("the bag is counted by class", () => {
    const full = { ...start, bag: { items: Object.keys(box.tokens) } };
    expect([...bagByKind(full, box).values()]).toEqual([7, 7, 6, 5]);
  });

  it("the last to play is the one before the coat of arms", () => {
    expect(lastSeat({ ...start, coat: 1 })).toBe(2);
    expect(lastSeat({ ...start, coat: 2 })).toBe(1);
  });

  it("a threat is whoever strikes or enters at the end of this round", () => {
    const monsters = {
      cinder_rat: { id: "cinder_rat", tile: "0,-1", toughness: 1, damage: 0 },
      frost_crow: { id: "frost_crow", tile: "1,-1", toughness: 2, damage: 0 },
    };
    const march = [
      { monster: "cinder_rat", rounds: 1, walls: 1 },
      { monster: "frost_crow", rounds: 0, walls: 0 },
    ];
    const state = { ...start, act: 2 as const, monsters };
    expect(threats(state, { march } as unknown as Aids).map(({ deed }) => deed)).toEqual(["strikes", "enters"]);
    expect(threats({ ...state, act: 1 }, { march } as unknown as Aids)).toEqual([]);
  });

  it("a hex says what it is, where, and who is there", () => {
    const say = (id: string, args?: Record<string, string | number>): string => [id.replace("avel-", ""), ...Object.values(args ?? {})].join(" ");
    const told = spokenCell(start, box, "0,0", ["Go there"], say);
    expect(told).toContain("Avel Castle");
    expect(told).toContain(start.heroes[0]!.name);
    expect(told).toContain("Go there");
    expect(spokenCell(start, box, start.crater, [], say)).toContain("crater-here");
  });
});

describe("the coach", () => {
  const now: Situation = { state: start, question: "avel.action", event: null, kinds: ["Move"], hiddenTiles: [], roundsLeft: 12, isArmed: false };

  it("says each thing once", () => {
    expect(tipFor(now, [])).toBe("welcome");
    expect(tipFor(now, ["welcome"])).toBeNull();
  });

  it("speaks of battles when there is one to be had with bare hands", () => {
    expect(tipFor({ ...now, kinds: ["Fight"] }, ["welcome"])).toBe("battle");
    expect(tipFor({ ...now, kinds: ["Fight"], isArmed: true }, ["welcome"])).toBeNull();
  });

  it("warns before the rise", () => {
    expect(tipFor({ ...now, roundsLeft: 3 }, ["welcome"])).toBe("prepare");
  });
});
