import { beforeEach, describe, expect, it } from "vitest";
import type { Offer } from "../../src/lib/protocol";
import type { Happening } from "../../src/lib/table.svelte";
import { lootOf } from "../../src/games/veiel/model/loot";
import { BIG, Wishes } from "../../src/games/veiel/model/wishes.svelte";
import { tipFor } from "../../src/games/veiel/panels/coaching";
import type { AnyChoice, State } from "../../src/games/veiel/records";

const offer = (choice: Partial<AnyChoice> & { type: string }) => ({ choice, label: choice.type, rule: "", default: false }) as unknown as Offer;
const block = offer({ type: "UseReaction", hero: "knight", card: "perfect_block", line: 0 });
const decline = offer({ type: "Decline" });
const ambush = offer({ type: "PlayEvent", card: "ambush" } as never);
const pass = offer({ type: "PassEvent" });

beforeEach(() => localStorage.clear());

describe("wishes about reactions", () => {
  it("are asked about until something else is wished for", () => {
    const wishes = new Wishes("abc");
    expect(wishes.answerReaction([block, decline], 9)).toBeNull();
    wishes.setReply("perfect_block", "always");
    expect(wishes.answerReaction([block, decline], 1)).toBe(block);
    wishes.setReply("perfect_block", "never");
    expect(wishes.answerReaction([block, decline], 9)).toBe(decline);
    wishes.setReply("perfect_block", "ask");
    expect(wishes.answerReaction([block, decline], 9)).toBeNull();
  });

  it("may depend on the damage", () => {
    const wishes = new Wishes("abc");
    wishes.setReply("perfect_block", "big");
    expect(wishes.answerReaction([block, decline], BIG)).toBe(block);
    expect(wishes.answerReaction([block, decline], BIG - 1)).toBe(decline);
  });

  it("are kept for their table alone", () => {
    new Wishes("abc").setReply("perfect_block", "always");
    expect(new Wishes("abc").reply("perfect_block")).toBe("always");
    expect(new Wishes("xyz").reply("perfect_block")).toBe("ask");
  });
});

describe("wishes of the dungeon master", () => {
  it("ask when a card can be played that it wants to be asked about", () => {
    const wishes = new Wishes("abc");
    expect(wishes.answerEvent([pass, ambush], "1 A1")).toBeNull();
    expect(wishes.answerEvent([pass], "1 A1")).toBe(pass);
    wishes.setHeed("ambush", "held");
    expect(wishes.answerEvent([pass, ambush], "1 A1")).toBe(pass);
  });

  it("are quiet in one room until they are taken back", () => {
    const wishes = new Wishes("abc");
    wishes.setQuiet("1 A1");
    expect(wishes.answerEvent([pass, ambush], "1 A1")).toBe(pass);
    expect(wishes.answerEvent([pass, ambush], "1 A2")).toBeNull();
    wishes.setQuiet("");
    expect(wishes.answerEvent([pass, ambush], "1 A1")).toBeNull();
  });
});

describe("loot", () => {
  const told = (...events: object[]) => events.map((event) => ({ type: "Told", event })) as unknown as Happening[];

  it("is what came since the team is in the room", () => {
    const log = told(
      { type: "CardsDrawn", cards: ["old"] },
      { type: "RoomEntered", place: "A2" },
      { type: "LootRolled", dice: [3, 5], again: false },
      { type: "CrystalsChanged", n: 4, purse: 9 },
      { type: "CardsDrawn", cards: ["sword"] },
    );
    expect(lootOf(log)).toEqual({ dice: [3, 5], cards: ["sword"], crystals: 4 });
    expect(lootOf(told({ type: "RoomEntered", place: "A1" }))).toBeNull();
  });
});

describe("tips", () => {
  it("are told once, when they are of use", () => {
    const now = { state: { where: "dungeon", combat: { round: 1 } } as unknown as State, question: "action", hasAbility: true };
    expect(tipFor(now, [])).toBe("action");
    expect(tipFor(now, ["action"])).toBe("ability");
    expect(tipFor(now, ["action", "ability"])).toBeNull();
  });
});
