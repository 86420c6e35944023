/**
 * What is shown while events are being shown: the state as it was, with each event carried out on it so far as it can
 * be seen. When all are shown the true state takes its place, so nothing here has to know the rules.
 */
import type { AnyEvent, Fight, Furniture, Hero, State, Turn } from "../records";

/** The table after one event more. */
export function advanced(state: State, event: AnyEvent, box: Furniture): State {
  switch (event.type) {
    case "RoundBegan":
      return { ...state, round: event.number, acorn: event.acorn, heroes: state.heroes.map((one) => ({ ...one, dice: [] })) };
    case "AcornGiven":
      return { ...state, acorn: event.hero };
    case "DiceRolled":
      return { ...state, dice: event.dice };
    case "DieDrafted":
      return drafted({ ...state, dice: without(state.dice, event.die, event.value) }, event, box);
    case "DieDiscarded":
      return { ...state, dice: without(state.dice, event.die, event.value) };
    case "Stepped":
      return hero(state, event.hero, () => ({ space: event.to }));
    case "TrapSprung":
    case "TrapAvoided":
      return crossed(state, event.hero, event.space);
    case "ItemTaken": {
      const after = crossed(state, event.hero, event.space);
      if (event.kind === "torch" && event.gained) return hero(after, event.hero, (one) => ({ found: one.found + 1 }));
      return event.kind === "potion" && event.colour && event.gained ? potion(after, event.hero, "gained", event.colour) : after;
    }
    case "DoorOpened":
      return hero(state, event.hero, (one) => ({
        opened: [...one.opened, event.edge],
        keys: one.keys - (event.via === "key" ? 1 : 0),
      }));
    case "WallBroken":
      return hero(state, event.hero, (one) => ({ opened: [...one.opened, event.edge] }));
    case "ChamberReached":
      return hero(state, event.hero, () => ({ chamber: true }));
    case "ShrineDestroyed":
      return hero(state, event.hero, (one) => ({ destroyed: [...one.destroyed, event.space] }));
    case "GearTaken":
      return hero(state, event.hero, (one) => ({ gear: [...one.gear, event.gear] }));
    case "PotionGained":
      return event.gained ? potion(state, event.hero, "gained", event.potion) : state;
    case "PotionDrunk":
      return potion(state, event.hero, "drunk", event.potion);
    case "CircleMarked":
      return track(state, event.hero, event.track, (one) => ({ ...one, marked: event.circle }));
    case "CircleFilled":
      return track(state, event.hero, event.track, (one) => ({ ...one, filled: [...one.filled, event.circle] }));
    case "SpecialReady":
      return hero(state, event.hero, (one) => ({ ready: [...one.ready, event.special] }));
    case "SpecialUsed":
      return hero(state, event.hero, (one) => ({
        ready: one.ready.filter((special) => special !== event.special),
        spent: [...one.spent, event.special],
      }));
    case "KeyGained":
      return hero(state, event.hero, () => ({ keys: event.keys }));
    case "TorchGained":
      return event.gained ? hero(state, event.hero, (one) => ({ found: one.found + 1 })) : state;
    case "TorchLit": {
      const after = turn(state, { torch: true });
      return event.torch === "own" ? hero(after, event.hero, (one) => ({ burnt: one.burnt + 1 })) : after;
    }
    case "HeartsGained":
      return hero(state, event.hero, (one) => ({ full: Math.min(box.full_hearts, one.full + event.n) }));
    case "HeartsBroken":
      return hero(state, event.hero, (one) => ({ broken: Math.min(box.broken_hearts, one.broken + event.marked) }));
    case "HeroDown":
      return hero(state, event.hero, () => ({ status: "down" }));
    case "HeroUp":
      return hero(state, event.hero, () => ({ status: "up" }));
    case "HeroDied":
      return hero(state, event.hero, () => ({ status: "dead" }));
    default:
      return fought(state, event, box);
  }
}

/** The same for what happens on monster sheets. */
function fought(state: State, event: AnyEvent, box: Furniture): State {
  switch (event.type) {
    case "LineDrawn": {
      const ends = event.line.start ? [event.line.start, event.line.end] : [];
      return fight(turn(state, { phase: state.turn?.phase === "dungeon" ? "attack" : (state.turn?.phase ?? "attack") }), event.hero, (one) => ({
        lines: [...one.lines, event.line],
        used: [...new Set([...one.used, ...ends])],
      }));
    }
    case "PointBlocked":
      return fight(state, event.hero, (one) => ({ blocked: [...one.blocked, event.point] }));
    case "IconTaken":
      return fight(state, event.hero, (one) => ({ icons: [...one.icons, event.icon] }));
    case "LinkBroken":
      return fight(state, event.hero, (one) => ({ broken: [...one.broken, event.link] }));
    case "DamageDealt":
      return fight(state, event.hero, (one) => ({ drops: { ...one.drops, [event.pool]: (one.drops[event.pool] ?? 0) - event.drops } }));
    case "HardHit":
      return fight(state, event.hero, () => ({ hard_hits: event.hits }));
    case "WingHit":
      return fight(state, event.hero, () => ({ fury: event.fury }));
    case "CoffinMarked":
      return fight(state, event.hero, () => ({ coffins: event.coffins }));
    case "MonsterGrew":
      return fight(state, event.hero, (one) => {
        const [pool = ""] = Object.keys(one.drops);
        return { drops: { ...one.drops, [pool]: (one.drops[pool] ?? 0) + event.drops } };
      });
    case "MonsterDefeated":
      return hero(state, event.hero, (one) => ({ killed: [...one.killed, event.sheet] }));
    case "MonsterDrawn":
    case "BossEngaged":
      return fight(state, event.hero, () => clean(event.sheet, box));
    case "AttackRolled":
    case "BossAttacked":
      return turn(state, { phase: "monster" });
    default:
      return state;
  }
}

/** A monster sheet with nothing drawn on it. */
function clean(sheet: string, box: Furniture): Fight {
  const pools = box.sheets[sheet]?.pools ?? [];
  const drops = Object.fromEntries(pools.map((pool) => [pool.id, pool.start]));
  return { sheet, drops, lines: [], used: [], blocked: [], icons: [], broken: [], hard_hits: 0, fury: 0, coffins: 0 };
}

function drafted(state: State, event: Extract<AnyEvent, { type: "DieDrafted" }>, box: Furniture): State {
  const sector = box.sectors.find((one) => one.die === event.die && one.value === event.value);
  if (!sector) return state;
  const turn: Turn = {
    seat: event.hero,
    die: event.die,
    value: event.value,
    move: sector.move,
    point: sector.point,
    phase: "dungeon",
    circles: [],
    rows: [],
    strikes: 1,
    struck: false,
    bonus: false,
    fury: false,
    parried: false,
    torch: false,
    focus: false,
    disabled: false,
    dealt: 0,
    excess: 0,
    taken: 0,
    entered: [],
    defeated: false,
    fresh: false,
  };
  return { ...state, turn };
}

type Dice = State["dice"];
type Colour = Extract<AnyEvent, { type: "PotionDrunk" }>["potion"];
type TrackId = keyof Hero["tracks"];

function without(dice: Dice, die: string, value: number): Dice {
  const at = dice.findIndex(([colour, number]) => colour === die && number === value);
  return dice.filter((_, n) => n !== at);
}

function hero(state: State, seat: number, change: (hero: Hero) => Partial<Hero>): State {
  return { ...state, heroes: state.heroes.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)) };
}

function crossed(state: State, seat: number, space: string): State {
  return hero(state, seat, (one) => ({ crossed: [...one.crossed, space] }));
}

function potion(state: State, seat: number, row: "gained" | "drunk", colour: Colour): State {
  return hero(state, seat, (one) => ({ [row]: { ...one[row], [colour]: (one[row][colour] ?? 0) + 1 } }));
}

function track(state: State, seat: number, id: TrackId, change: (track: Hero["tracks"][TrackId]) => Hero["tracks"][TrackId]): State {
  return hero(state, seat, (one) => ({ tracks: { ...one.tracks, [id]: change(one.tracks[id]) } }));
}

function fight(state: State, seat: number, change: (fight: Fight) => Partial<Fight>): State {
  return hero(state, seat, (one) => ({ fight: { ...one.fight, ...change(one.fight) } }));
}

function turn(state: State, change: Partial<Turn>): State {
  return state.turn ? { ...state, turn: { ...state.turn, ...change } } : state;
}
