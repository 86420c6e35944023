import { describe, expect, it } from "vitest";
import { advanced, type BattleShown, settled, type Shown } from "../../src/games/avel/model/shown";
import { stagingOf } from "../../src/games/avel/model/staging";
import { leftOf } from "../../src/games/avel/model/things";
import { deedsOf, luckiestGrab, tale } from "../../src/games/avel/model/story";
import type { AnyEvent, AvelState, BattleFrame, ClashFrame } from "../../src/games/avel/records";
import type { Happening } from "../../src/lib/table.svelte";
import { box } from "./box";
import recorded from "./game.json";

interface Lying {
  readonly heroes: readonly [string, number, number][];
  readonly monsters: Readonly<Record<string, readonly [string, number]>>;
  readonly up: readonly string[];
  readonly laid: Readonly<Record<string, string>>;
  readonly sealed: readonly string[];
  readonly built: number;
  readonly marker: number;
  readonly upgraded: number;
}

const steps = recorded.steps as unknown as readonly { readonly events: readonly AnyEvent[]; readonly after: Lying }[];
const start = recorded.state as unknown as AvelState;
const events = steps.flatMap((step) => step.events);

/** What can be seen of a table, as the record has it. */
function seen({ state }: Shown): Lying {
  return {
    heroes: state.heroes.map((hero) => [hero.tile, hero.hearts, hero.coins]),
    monsters: Object.fromEntries(Object.values(state.monsters).map((monster) => [monster.id, [monster.tile, leftOf(monster)]])),
    up: state.cells.filter((cell) => state.tiles[cell]?.up),
    laid: state.laid,
    sealed: state.sealed,
    built: state.built,
    marker: state.marker,
    upgraded: state.upgraded.length,
  };
}

describe("a whole game, shown event by event", () => {
  it("comes after every answer to what the table really is", () => {
    let shown: Shown = { state: start, battle: null };
    steps.forEach(({ events: told, after }, n) => {
      for (const event of told) shown = advanced(shown, event, box);
      // Who is stunned is carried home at once; the event comes when it is decided what was lost.
      const isUndecided = told.some((event) => event.type === "BattleEnded" && event.outcome === "stunned") && !told.some((event) => event.type === "HeroStunned");
      if (isUndecided) return;
      const now = seen(shown);
      // Tokens that go back into the bag lose their upgraded side; that is not told by an event of its own.
      expect({ ...now, up: [...now.up].sort(), upgraded: 0 }, `answer ${n}`).toEqual({ ...after, up: [...after.up].sort(), upgraded: 0 });
    });
  });

  it("gives every event that is seen some time, and none too much", () => {
    for (const event of events) expect(stagingOf(event).time).toBeLessThan(2500);
    const quiet = new Set(events.filter((event) => stagingOf(event).time === 0).map((event) => event.type));
    expect(quiet).not.toContain("ClashRolled");
    expect(quiet).not.toContain("MonsterMarched");
    expect(quiet).not.toContain("HeroMoved");
  });

  it("is told at the end with the deeds of each hero", () => {
    const log = events.map((event, number): Happening => ({ type: "Told", number, question: 0, event, sentence: event.type }));
    const deeds = deedsOf(log, 2);
    const fallen = events.filter((event) => event.type === "MonsterDefeated" && event.hero > 0);
    expect(deeds.flatMap((one) => one.defeated)).toHaveLength(fallen.length);
    expect(deeds.every((one) => one.heartsLost >= 0 && one.steps > 0)).toBe(true);
    expect(luckiestGrab(log, box)?.token).toBeTruthy();
    expect(tale(log).length).toBeGreaterThan(10);
  });
});

describe("a battle", () => {
  const began = events.find((event) => event.type === "BattleBegan")!;
  const rolled = events[events.indexOf(began) + 1] as Extract<AnyEvent, { type: "ClashRolled" }>;
  const state: AvelState = { ...start, monsters: { [rolled.monster]: { id: rolled.monster, tile: "0,0", toughness: 3, damage: 0 } } };
  const before: Shown = { state, battle: null };

  it("has its dice on the table before they roll", () => {
    const { battle } = advanced(before, began, box) as { battle: BattleShown };
    expect(battle.colours).toHaveLength(rolled.hero_faces.length + rolled.monster_faces.length);
    expect(battle.faces.every((face) => face === "")).toBe(true);
  });

  it("shows what was rolled, and rolls each die anew in the next clash", () => {
    const once = advanced(advanced(before, began, box), rolled, box).battle!;
    expect(once.faces).toEqual([...rolled.hero_faces, ...rolled.monster_faces]);
    const twice = advanced({ state, battle: once }, { ...rolled, number: 2 }, box).battle!;
    expect(twice.rolls.every((n, die) => n === once.rolls[die]! + 1)).toBe(true);
  });

  it("rerolls only the dice that were chosen", () => {
    const once = advanced(advanced(before, began, box), rolled, box).battle!;
    const again = advanced(
      { state, battle: once },
      { type: "EffectUsed", hero: 1, token: "buckler", kind: "reroll", dice: [1], before: ["blank"], after: ["attack"] },
      box,
    ).battle!;
    expect(again.faces[1]).toBe("attack");
    expect(again.rolls.map((n, die) => n - once.rolls[die]!)).toEqual(once.rolls.map((_, die) => (die === 1 ? 1 : 0)));
  });

  it("keeps the dice on the table until somebody presses on", () => {
    const fought = advanced(advanced(before, began, box), rolled, box);
    const frame = { type: "Battle", seat: began.hero, monster: rolled.monster, brewed: [], dice: began.hero_dice, clash: 1, ended: "", at: "press_on" };
    expect(settled(state, [frame as unknown as BattleFrame], fought, box).battle?.faces).toEqual(fought.battle!.faces);
    expect(settled(state, [], fought, box).battle).toBeNull();
  });

  it("is understood by whoever comes to the table in the middle of a clash", () => {
    const frame = { type: "Battle", seat: 1, monster: rolled.monster, brewed: [], dice: [2, 0, 0, 1], clash: 1, ended: "", at: "fall" };
    const monsterDice = box.monsters[rolled.monster]!.dice;
    const faces = ["attack", "blank", "spell", ...new Array<string>(monsterDice[0] + monsterDice[1]).fill("attack")];
    const clash = { type: "Clash", seat: 1, monster: rolled.monster, number: 1, dice: [2, 0, 0, 1], faces, attacks_added: 1, defences_added: 0, spells_as_attack: 0, at: "use_effects" };
    const { battle } = settled(state, [frame, clash] as unknown as [BattleFrame, ClashFrame], null, box);
    expect(battle).toMatchObject({ mine: 3, faces, added: [1, 0], spells: null });
  });
});
