import { describe, expect, it } from "vitest";
import { goesUnsaid } from "../../src/games/tactique/model/unsaid";

const tried = (source: string, resolved: boolean) =>
  goesUnsaid({ type: "StepResolved", source, number: 0, resolved, reason: resolved ? "" : "no_target" });

describe("the story", () => {
  it("tells what a card did not do, and not that the rest of it was done", () => {
    expect(tried("strike.3", false)).toBe(false);
    expect(tried("strike.3", true)).toBe(true);
  });

  it("does not tell how far the turns of enemies and Actions have come", () => {
    expect(tried("zombie", false)).toBe(true);
    expect(goesUnsaid({ type: "EnemyTurnStarted", enemy: "zombie" })).toBe(true);
  });

  it("tells dice that are rolled again", () => {
    expect(goesUnsaid({ type: "DiceRolled", row: 1, column: 2, accepted: false })).toBe(false);
    expect(goesUnsaid({ type: "DiceRolled", row: 1, column: 2, accepted: true })).toBe(true);
  });

  it("tells a life that is lost, the last one by the death", () => {
    expect(goesUnsaid({ type: "LifeLost", enemy: "zombie", lives: 1 })).toBe(false);
    expect(goesUnsaid({ type: "LifeLost", enemy: "zombie", lives: 0 })).toBe(true);
  });
});
