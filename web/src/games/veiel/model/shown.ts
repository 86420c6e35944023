/**
 * What is shown while events are being shown: the state as it was, with each event carried out on it so far as it can
 * be seen. When all are shown the true state takes its place, so nothing here has to know the rules.
 */
import type { AnyEvent, Combat, Enemy, Furniture, Hero, RoomCard, State } from "../records";

/** The table after one event more. */
export function advanced(state: State, event: AnyEvent, box: Furniture): State {
  switch (event.type) {
    case "DefenderNamed":
    case "DefenderPassed":
      return { ...state, defender: event.hero };
    case "RestBegan":
      return { ...state, where: "rest", incursion: event.number, place: "", combat: null };
    case "CrossingStarted":
      return { ...state, where: "dungeon", lines: event.lines };
    case "RoomEntered":
      return { ...state, where: "dungeon", place: event.place };
    case "RoomRevealed":
    case "RoomReplaced":
      return room(state, event.place, { front: event.room, up: true });
    case "RoomFrozen":
      return room(state, event.place, { frozen: event.frozen });
    case "RoomResolved":
      return { ...state, is_resolved: true };
    case "FightStarted": {
      const line = event.line.map((id) => state.combat?.line.find((enemy) => enemy.id === id) ?? fresh(id, box));
      return { ...state, combat: { ...(state.combat ?? NO_FIGHT), kind: event.kind, line } };
    }
    case "FightEnded":
      return { ...state, combat: null };
    case "RoundStarted": {
      const heroes = state.heroes.map((hero) => ({ ...hero, has_played: false }));
      return { ...combat(state, { round: event.number }), heroes };
    }
    case "TurnEnded":
      return hero(state, event.hero, () => ({ has_played: true }));
    case "CostPaid":
      return {
        ...hero(state, event.hero, (one) => ({ end: one.end - event.end, vit: one.vit - event.vit })),
        crystals: state.crystals - event.crystals,
      };
    case "CostRefunded":
      return hero(state, event.hero, (one) => ({ end: one.end + event.end }));
    case "DamageDealt":
      return harmed(state, event.target, event.final);
    case "GaugeLost":
      return event.gauge === "END"
        ? hero(state, event.target, (one) => ({ end: Math.max(0, one.end - event.n) }))
        : harmed(state, event.target, event.n);
    case "Healed":
      return harmed(state, event.target, -event.n);
    case "EndGained":
      return hero(state, event.hero, (one) => ({ end: one.end + event.n }));
    case "HeroSaved":
      return hero(state, event.hero, () => ({ vit: event.vit }));
    case "HeroFell":
      return hero(state, event.hero, () => ({ vit: 0 }));
    case "EnemyDied":
      return line(state, (enemies) => enemies.filter((enemy) => enemy.id !== event.enemy));
    case "EnemyJoined":
      return line(state, (enemies) => placed(enemies, fresh(event.enemy, box), event.place));
    case "EnemyMoved":
      return line(state, (enemies) => {
        const moved = enemies.find((enemy) => enemy.id === event.enemy);
        return moved ? placed(enemies, moved, event.place) : enemies;
      });
    case "CrystalsChanged":
      return { ...state, crystals: event.purse };
    case "LevelGained":
      return hero(state, event.hero, (one) => ({ level: event.level, raised: [...one.raised, event.raised] }));
    case "ItemSpent":
      return hero(state, event.hero, (one) => ({ items: without(one.items, event.item) }));
    case "ItemGained":
      return hero(state, event.hero, (one) => ({ items: [...one.items, event.item] }));
    case "OfferRevealed":
      return { ...state, offer: event.cards };
    default:
      return state;
  }
}

const NO_FIGHT: Combat = {
  kind: "room",
  line: [],
  waiting: [],
  dead: [],
  basic: 0,
  powerful: 0,
  round: 0,
  master_turns: 0,
  first: null,
  enemies_first: false,
  may_pass: false,
  by_force: false,
  fog: false,
  has_triggered: false,
  fled: false,
  drawn: 0,
};

/** An enemy as its card says: what it really has is known with the next view. */
function fresh(id: string, box: Furniture): Enemy {
  const card = cardOf(id);
  const thing = box.enemies[card];
  const hp = thing?.hp ?? 1;
  return {
    id,
    card,
    kind: thing?.kind === "boss" ? "boss" : thing?.kind === "powerful" ? "powerful" : "basic",
    hp,
    full: hp,
    poison: 0,
    burn: 0,
    burn_turns: 0,
    stunned: false,
    effects: [],
    gives_loot: true,
    minion: false,
    has_acted: false,
    strikes: 0,
    fired: [],
  };
}

/** The card that an enemy is: "zombie" of "zombie.2". */
export const cardOf = (enemy: string): string => enemy.split(".")[0] ?? enemy;

/** An enemy moves to a place in the line, counted from 1. */
function placed(enemies: readonly Enemy[], enemy: Enemy, place: number): readonly Enemy[] {
  const others = enemies.filter((other) => other.id !== enemy.id);
  return [...others.slice(0, place - 1), enemy, ...others.slice(place - 1)];
}

/** The same without one of these cards. */
function without(cards: readonly string[], card: string): readonly string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, n) => n !== at);
}

function hero(state: State, id: string, change: (hero: Hero) => Partial<Hero>): State {
  return { ...state, heroes: state.heroes.map((one) => (one.id === id ? { ...one, ...change(one) } : one)) };
}

/** VIT of a hero or HP of an enemy go down; up for a negative number. */
function harmed(state: State, id: string, n: number): State {
  const hurt = hero(state, id, (one) => ({ vit: Math.max(0, one.vit - n) }));
  return line(hurt, (enemies) =>
    enemies.map((enemy) => (enemy.id === id ? { ...enemy, hp: Math.min(enemy.full, Math.max(0, enemy.hp - n)) } : enemy)),
  );
}

function room(state: State, place: string, change: Partial<RoomCard>): State {
  const there = state.rooms[place];
  return there ? { ...state, rooms: { ...state.rooms, [place]: { ...there, ...change } } } : state;
}

function combat(state: State, change: Partial<Combat>): State {
  return state.combat ? { ...state, combat: { ...state.combat, ...change } } : state;
}

function line(state: State, change: (enemies: readonly Enemy[]) => readonly Enemy[]): State {
  return state.combat ? combat(state, { line: change(state.combat.line) }) : state;
}
