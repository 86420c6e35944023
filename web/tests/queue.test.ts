import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EventQueue } from "../src/lib/queue";

let shown: string[];
let queue: EventQueue<string>;
let still: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  still = false;
  queue = new EventQueue<string>(() => ({ speed: 2, still }));
});

afterEach(() => {
  vi.useRealTimers();
});

const animate = () =>
  queue.show(async (event, pace) => {
    shown.push(`${event} begins`);
    await pace.wait(1000);
    shown.push(`${event} ends`);
  });

describe("events", () => {
  it("wait for the one before, and deeds for the events before them", async () => {
    animate();
    queue.push("roll");
    queue.push("wound");
    queue.after(() => shown.push("table"));
    await vi.advanceTimersByTimeAsync(499);
    expect(shown).toEqual(["roll begins"]);
    await vi.advanceTimersByTimeAsync(600);
    expect(shown).toEqual(["roll begins", "roll ends", "wound begins", "wound ends", "table"]);
    expect(queue.isIdle).toBe(true);
  });

  it("are over at once when they are skipped, and deeds are still done", async () => {
    animate();
    queue.push("roll");
    queue.push("wound");
    queue.after(() => shown.push("table"));
    await vi.advanceTimersByTimeAsync(10);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["roll begins", "table", "roll ends"]);
    queue.push("heal");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.at(-1)).toBe("heal begins");
  });

  it("take no time where nothing may move", async () => {
    still = true;
    animate();
    queue.push("roll");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["roll begins", "roll ends"]);
  });

  it("do not stop the table when one of them fails or never ends", async () => {
    queue.show(async (event) => {
      if (event === "broken") throw new Error("no such thing");
      if (event === "endless") await new Promise(() => undefined);
      shown.push(event);
    });
    queue.push("broken");
    queue.push("endless");
    queue.push("roll");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(["roll"]);
  });

  it("that many at once are not shown one by one", async () => {
    animate();
    for (let n = 0; n < 100; n++) queue.push(`event ${n}`);
    queue.after(() => shown.push("table"));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(shown).toContain("table");
    expect(shown.length).toBeLessThan(100);
  });

  it("without anybody to show them are over in the same moment", () => {
    queue.push("roll");
    queue.after(() => shown.push("table"));
    expect(shown).toEqual(["table"]);
  });
});
