import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, backOff, Line, type LineState } from "../src/lib/line";
import type { Reports, Said } from "../src/lib/protocol";
import { Offline } from "../src/lib/speaker";

/** A WebSocket whose other end is in our hands. */
class Wire {
  static all: Wire[] = [];
  static get last(): Wire {
    return Wire.all.at(-1)!;
  }
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: Said[] = [];

  constructor(readonly url: string) {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Said);
  }
  close(): void {}
  tell(report: object): void {
    this.onmessage?.({ data: JSON.stringify({ ref: 0, ...report }) });
  }
  cut(code = 1006): void {
    this.onclose?.({ code });
  }
  welcome(): void {
    this.onopen?.();
    this.tell({ type: "Welcome", ref: this.sent[0]!.ref });
  }
}

let states: LineState[];
let heard: Reports[];
let seen: number;
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Wire);
  Wire.all = [];
  states = [];
  heard = [];
  seen = 0;
  line = new Line("ws://table", { token: "secret", locale: "fr" }, {
    seen: () => seen,
    hear: (report) => heard.push(report),
    change: (state) => states.push(state),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line to a table", () => {
  it("says first who comes, in which language, and what they have seen", () => {
    seen = 41;
    Wire.last.onopen?.();
    expect(Wire.last.sent).toEqual([{ type: "Hello", token: "secret", locale: "fr", seen: 41, version: 1, ref: 1 }]);
  });

  it("knows which reply belongs to which message", async () => {
    Wire.last.welcome();
    const first = line.say({ type: "Ping" });
    const second = line.say({ type: "HintAsk", seat: 1 });
    const [ping, hint] = Wire.last.sent.slice(1);
    Wire.last.tell({ type: "Hint", ref: hint!.ref, label: "Rest" });
    Wire.last.tell({ type: "Done", ref: ping!.ref, number: 3 });
    expect(await first).toMatchObject({ type: "Done", number: 3 });
    expect(await second).toMatchObject({ type: "Hint", label: "Rest" });
  });

  it("comes back by itself, and asks only for what it has not seen", async () => {
    Wire.last.welcome();
    seen = 7;
    Wire.last.cut();
    expect(states.at(-1)).toBe("lost");
    await vi.advanceTimersByTimeAsync(400);
    expect(Wire.all).toHaveLength(2);
    Wire.last.onopen?.();
    expect(Wire.last.sent[0]).toMatchObject({ type: "Hello", seen: 7 });
  });

  it("waits longer after each attempt that fails", async () => {
    Wire.last.cut();
    for (let attempt = 0; attempt < 5; attempt++) {
      await vi.advanceTimersByTimeAsync(16_000);
      Wire.last.cut();
    }
    const before = Wire.all.length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(Wire.all).toHaveLength(before);
  });

  it("tells at once that nothing was sent while there is no line", async () => {
    await expect(line.say({ type: "Ping" })).rejects.toBeInstanceOf(Offline);
    Wire.last.welcome();
    const said = line.say({ type: "Ping" });
    Wire.last.cut();
    await expect(said).rejects.toBeInstanceOf(Offline);
  });

  it("is not tried again where that would not help", async () => {
    Wire.last.welcome();
    Wire.last.cut(4404);
    expect(states.at(-1)).toBe("no-link");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.all).toHaveLength(1);
  });

  it("is given up when the other end has fallen silent", async () => {
    Wire.last.welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Wire.last.sent.at(-1)).toMatchObject({ type: "Ping" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states.at(-1)).toBe("lost");
  });
});

it("pauses grow, and are never the same for all pages", () => {
  expect(backOff(0, () => 0)).toBe(200);
  expect(backOff(0, () => 1)).toBe(400);
  expect(backOff(3, () => 1)).toBe(3200);
  expect(backOff(40, () => 1)).toBe(15_000);
});

it("the line is as safe as the page", () => {
  expect(addressOf("k3f9c2m7qx", { protocol: "https:", host: "oak.example" })).toBe(
    "wss://oak.example/api/tables/k3f9c2m7qx/live",
  );
});
