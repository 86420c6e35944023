import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { Offer, Question, Refused, Reports, Told, View } from "../src/lib/protocol";
import { settings } from "../src/lib/settings.svelte";
import { type Message, Offline } from "../src/lib/speaker";
import { TableStore } from "../src/lib/table.svelte";

const offer = (choice: object, label: string): Offer => ({ choice, label, rule: "", default: false });
const MOVE = offer({ type: "Move", tile: "0,1" }, "Go to the quarry");
const FIGHT = offer({ type: "Fight", monster: "goblin", tile: "0,1" }, "Fight the goblin");
const REST = offer({ type: "Rest" }, "Rest");

const question = (options: readonly Offer[], seat = 1, mine = true): Question => ({
  seat,
  key: "action",
  sentence: "What do you do?",
  mine,
  options,
  free: "",
  clock: null,
});

const view = (number: number, changes: Partial<View> = {}): View => ({
  type: "View",
  ref: 0,
  seat: 1,
  number,
  event: number,
  state: { number },
  stack: [],
  questions: [question([MOVE, REST])],
  hand_to: null,
  orders: [],
  undo: { last: null, free: null },
  vote: null,
  paused: false,
  aids: null,
  ending: null,
  ...changes,
});

const told = (number: number, sentence = `event ${number}`): Told => ({
  type: "Told",
  number,
  question: number,
  event: {},
  sentence,
});

const happened = (events: readonly Told[], afresh = false): Reports => ({
  type: "Happened",
  ref: 0,
  events,
  more: false,
  afresh,
});

let said: Message[];
let reply: (message: Message) => Promise<Reports>;
let table: TableStore;

beforeEach(() => {
  said = [];
  reply = () => Promise.resolve({ type: "Done", ref: 1, number: 2 });
  table = new TableStore("avel", null, {
    say: (message) => {
      said.push(message);
      return reply(message);
    },
  });
  settings.set("confirm", false);
});

describe("what is asked", () => {
  it("is the question of the seat in hand", () => {
    table.hear(view(1, { questions: [question([], 2, false), question([MOVE])] }));
    expect(table.question?.seat).toBe(1);
    expect(table.options).toEqual([MOVE]);
    expect(table.glow("tile:0,1")).toBe(true);
    expect(table.glow("tile:5,5")).toBe(false);
  });

  it("is nothing while the screen is to be handed to somebody else", () => {
    table.hear(view(1, { hand_to: 2 }));
    expect(table.question).toBeNull();
  });
});

describe("an answer", () => {
  it("carries the number of the question, and its options are gone until the next one", async () => {
    table.hear(view(7));
    await table.choose(REST.choice as never);
    expect(said).toEqual([{ type: "Answer", seat: 1, number: 7, choice: REST.choice }]);
    expect(table.options).toEqual([]);
    table.hear(view(8));
    expect(table.options).toHaveLength(2);
  });

  it("that is refused is told with its rule, and the options are back", async () => {
    const refused: Refused = { type: "Refused", ref: 1, reason: "stale", message: "Too late.", rule: "AVEL-X-01" };
    reply = () => Promise.resolve(refused);
    table.hear(view(1));
    expect(await table.choose(REST.choice as never)).toBe(false);
    expect(table.notice).toEqual({ kind: "refused", text: "Too late.", rule: "AVEL-X-01", reason: "stale" });
    expect(table.options).toHaveLength(2);
  });

  it("that could not be sent is not lost silently", async () => {
    reply = () => Promise.reject(new Offline());
    table.hear(view(1));
    await table.choose(REST.choice as never);
    expect(table.notice?.kind).toBe("refused");
    expect(table.options).toHaveLength(2);
  });

  it("waits to be confirmed where that is wanted", async () => {
    settings.set("confirm", true);
    table.hear(view(1));
    await table.choose(REST.choice as never);
    expect(said).toEqual([]);
    expect(table.unconfirmed).toBe(REST);
    await table.choose(REST.choice as never);
    expect(said).toHaveLength(1);
  });
});

describe("a thing on the table", () => {
  it("gives the only answer about it, or asks which of several", () => {
    table.hear(view(1, { questions: [question([MOVE, FIGHT, REST])] }));
    table.take("tile:0,1");
    expect(said).toEqual([]);
    expect(table.menu?.offers).toEqual([MOVE, FIGHT]);
    table.take("monster:goblin");
    expect(said).toMatchObject([{ type: "Answer", choice: { type: "Fight" } }]);
  });

  it("is lit while the option about it is looked at", () => {
    table.hear(view(1));
    table.hovered = MOVE;
    expect(table.isLit("tile:0,1")).toBe(true);
    table.hovered = REST;
    expect(table.isLit("tile:0,1")).toBe(false);
  });

  it("can be clicked only while an option is about it", () => {
    const element = document.createElement("button");
    const detach = table.thing("tile:0,1")(element);
    element.click();
    table.hear(view(1));
    flushSync();
    expect(element.classList.contains("glows")).toBe(true);
    element.click();
    expect(said).toHaveLength(1);
    detach();
    table.hear(view(2));
    flushSync();
    element.click();
    expect(said).toHaveLength(1);
  });
});

describe("what happens", () => {
  it("is neither shown twice nor forgotten when the line comes back", () => {
    table.hear(happened([told(1), told(2)]));
    table.hear(view(2));
    table.hear(happened([told(2), told(3)]));
    expect(table.log.map((event) => event.number)).toEqual([1, 2, 3]);
  });

  it("is animated only if we were there", () => {
    const shown: number[] = [];
    table.events.show((event) => void shown.push(event.number));
    table.hear(happened([told(1)]));
    table.hear(view(1));
    table.hear(happened([told(2)]));
    expect(shown).toEqual([2]);
  });

  it("is shown before the table that it led to", async () => {
    let finish = () => {};
    table.events.show(() => new Promise<void>((resolve) => (finish = resolve)));
    table.hear(view(1));
    await tick();
    table.hear(happened([told(2)]));
    table.hear(view(2));
    expect(table.state).toEqual({ number: 1 });
    expect(table.isSettled).toBe(false);
    expect(table.options).toHaveLength(2); // nobody has to wait to answer
    finish();
    await tick();
    expect(table.state).toEqual({ number: 2 });
    expect(table.isSettled).toBe(true);
  });

  it("is struck out of the story when it is taken back", () => {
    table.hear(happened([told(1), told(2), told(3)]));
    table.hear({
      type: "Happened",
      ref: 0,
      events: [{ type: "TakenBack", number: 4, question: 3, seat: 1, to: 1, since: 2, sentence: "Taken back." }],
      more: false,
      afresh: false,
    });
    expect(table.log.map((event) => event.number)).toEqual([1, 4]);
  });

  it("is forgotten when another seat looks at the screen", () => {
    table.hear(happened([told(1, "a secret")]));
    table.hear(view(1));
    table.hear(happened([told(1, "no secret")], true));
    expect(table.log.map((event) => event.sentence)).toEqual(["no secret"]);
    expect(table.said).toEqual([]);
  });
});

it("the same is worked out once for a question only", async () => {
  reply = () => Promise.resolve({ type: "Consulted", ref: 1, topic: "odds", found: 0.5 });
  table.hear(view(1));
  expect(await table.consult("odds", { monster: "goblin" })).toBe(0.5);
  await table.consult("odds", { monster: "goblin" });
  expect(said).toHaveLength(1);
  table.hear(view(2));
  await table.consult("odds", { monster: "goblin" });
  expect(said).toHaveLength(2);
});

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
