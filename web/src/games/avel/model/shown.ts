/**
 * What is shown while events are being shown: the state as it was, with each event carried out on it so far as it can
 * be seen. When all are shown the true state takes its place, so nothing here has to know the rules.
 */
import type { AnyEvent, AvelState, Furniture, Hero, Monster } from "../records";
import { CASTLE } from "./hex";
import { within } from "./frames";
import { coloursOf, type Dice, monsterColours } from "./things";

/** A battle on the table. `faces` are "" before the first roll; `rolls` grows with every roll of a die. */
export interface BattleShown {
  readonly hero: number;
  readonly monster: string;
  readonly colours: readonly string[];
  readonly mine: number;
  readonly faces: readonly string[];
  readonly rolls: readonly number[];
  readonly clash: number;
  readonly added: readonly [attacks: number, defences: number];
  /** How many spells are used as attacks; null while that is open. */
  readonly spells: number | null;
  readonly result: { readonly damage: number; readonly wounds: number } | null;
  readonly outcome: "" | "defeated" | "retreat" | "three_clashes" | "stunned";
  /** The monster as it was when it was seen last: a defeated one is not in the state any more. */
  readonly foe: Monster;
}

export interface Shown {
  readonly state: AvelState;
  readonly battle: BattleShown | null;
}

/** The table as it lies. Dice of the last clash stay on the table while the battle goes on. */
export function settled(state: AvelState, stack: unknown, before: Shown | null, box: Furniture): Shown {
  const battle = within(stack, "Battle");
  const foe = battle && state.monsters[battle.monster];
  if (!battle || !foe) return { state, battle: null };
  const earlier = before?.battle;
  const same = earlier && !earlier.outcome && earlier.monster === battle.monster ? earlier : null;
  const clash = within(stack, "Clash");
  const dice = battle.clash ? battle.dice : null;
  if (!dice) return { state, battle: { ...unrolled(battle.seat, foe, [0, 0, 0, 0], [0, 0]), clash: 0 } };
  const monsterDice = box.monsters[battle.monster]?.dice ?? [0, 0];
  if (!clash || !clash.faces.length) {
    const waiting = same?.colours.length ? same : unrolled(battle.seat, foe, dice, monsterDice);
    return { state, battle: { ...waiting, clash: battle.clash, foe } };
  }
  const fresh = unrolled(battle.seat, foe, clash.dice, monsterDice);
  return {
    state,
    battle: {
      ...fresh,
      clash: clash.number,
      faces: clash.faces,
      rolls: same?.rolls.length === clash.faces.length ? same.rolls : clash.faces.map(() => clash.number),
      added: [clash.attacks_added, clash.defences_added],
      spells: clash.at === "compare" ? clash.spells_as_attack : null,
    },
  };
}

/** A battle before its first roll. */
export function unrolled(hero: number, foe: Monster, dice: Dice, monsterDice: readonly [number, number]): BattleShown {
  const mine = coloursOf(dice);
  const colours = [...mine, ...monsterColours(monsterDice)];
  return {
    hero,
    monster: foe.id,
    colours,
    mine: mine.length,
    faces: colours.map(() => ""),
    rolls: colours.map(() => 0),
    clash: 0,
    added: [0, 0],
    spells: null,
    result: null,
    outcome: "",
    foe,
  };
}

/** The table after one event more. */
export function advanced(shown: Shown, event: AnyEvent, box: Furniture): Shown {
  const { state } = shown;
  const with_ = (change: Partial<AvelState>): Shown => ({ ...shown, state: { ...state, ...change } });
  switch (event.type) {
    case "HeroMoved":
      return with_(hero(state, event.hero, { tile: event.to }));
    case "TileRevealed":
      return with_({ tiles: { ...state.tiles, [event.cell]: { front: event.tile, up: true, peeked: [] } } });
    case "MonsterAppeared":
      return with_(
        monster(state, {
          id: event.monster,
          tile: event.cell,
          toughness: box.monsters[event.monster]?.toughness ?? 0,
          damage: 0,
        }),
      );
    case "MonsterMarched":
      return with_(changed(state, event.monster, { tile: event.to }));
    case "MonsterDefeated": {
      const { [event.monster]: _, ...monsters } = state.monsters;
      return with_({ monsters });
    }
    case "BlackMoonRose":
      return with_({
        ...monster(state, { id: "beast", tile: event.cell, toughness: event.dial, damage: 0 }),
        act: 2,
        crater_token: null,
      });
    case "TrapSprung": {
      const { [event.cell]: _, ...laid } = state.laid;
      const beast = state.monsters["beast"];
      return with_({ laid, ...changed(state, "beast", { damage: (beast?.toughness ?? 0) - event.dial }) });
    }
    case "TrapLaid":
      return with_({ laid: { ...state.laid, [event.cell]: event.trap } });
    case "SealLaid":
      return with_({ sealed: [...state.sealed, event.cell], seals: state.seals - 1 });
    case "WallBuilt":
      return with_({ built: event.walls, walls: state.walls - 1 });
    case "GateAttacked":
      return with_({ built: event.after });
    case "CoinsChanged": {
      const coins = (state.heroes[event.hero - 1]?.coins ?? 0) + event.n;
      return with_({ ...hero(state, event.hero, { coins }), coins: event.supply });
    }
    case "HeroHealed": {
      const hearts = (state.heroes[event.hero - 1]?.hearts ?? 0) + event.n;
      return with_(hero(state, event.hero, { hearts }));
    }
    case "HeroStunned":
      return with_(hero(state, event.hero, { tile: CASTLE, hearts: box.numbers.hearts }));
    case "TokenUpgraded":
      return with_({ upgraded: [...state.upgraded, event.token] });
    case "TokenDrawn":
      return with_({
        ...hero(state, event.hero, { holding: [...(state.heroes[event.hero - 1]?.holding ?? []), event.token] }),
        bag: { items: state.bag.items.filter((token) => token !== event.token) },
      });
    case "TurnBegan":
      return with_(hero(state, event.hero, { actions_left: event.actions }));
    case "MarkerMoved":
      return with_({ marker: event.to });
    case "RoundBegan":
      return with_({ round: event.number, act: event.act === 2 ? 2 : 1 });
    default:
      return { ...shown, battle: fought(shown.battle, event, state), state: wounded(state, event) };
  }
}

/** The battle after an event of its own; of any other event it stays as it is. */
function fought(battle: BattleShown | null, event: AnyEvent, state: AvelState): BattleShown | null {
  if (event.type === "BattleBegan") {
    const foe = state.monsters[event.monster];
    return foe ? unrolled(event.hero, foe, event.hero_dice, event.monster_dice) : null;
  }
  if (!battle) return null;
  switch (event.type) {
    case "ClashRolled":
      return {
        ...battle,
        clash: event.number,
        faces: [...event.hero_faces, ...event.monster_faces],
        rolls: battle.rolls.map((n) => n + 1),
        added: [0, 0],
        spells: null,
        result: null,
      };
    case "EffectUsed":
      return affected(battle, event);
    case "SpellsSet":
      return { ...battle, spells: event.attacks };
    case "ClashResolved": {
      const spells = battle.spells ?? usual(battle);
      const foe = { ...battle.foe, damage: battle.foe.damage + event.damage };
      return { ...battle, spells, result: { damage: event.damage, wounds: event.wounds }, foe };
    }
    case "BattleEnded":
      return { ...battle, outcome: event.outcome };
    default:
      return battle;
  }
}

/** Where nobody was asked, all ways to use spells come to the same; they are shown as attacks. */
const usual = (battle: BattleShown): number => battle.faces.filter((face) => face === "spell").length;

function affected(battle: BattleShown, event: Extract<AnyEvent, { type: "EffectUsed" }>): BattleShown {
  const [attacks, defences] = battle.added;
  if (event.kind === "add_attack") return { ...battle, added: [attacks + 1, defences] };
  if (event.kind === "add_defence") return { ...battle, added: [attacks, defences + 1] };
  const faces = [...battle.faces];
  const rolls = [...battle.rolls];
  event.dice.forEach((die, n) => {
    faces[die] = event.after[n] ?? "";
    rolls[die] = (rolls[die] ?? 0) + 1;
  });
  return { ...battle, faces, rolls };
}

/** What a clash does to both sides. */
function wounded(state: AvelState, event: AnyEvent): AvelState {
  if (event.type !== "ClashResolved") return state;
  const foe = state.monsters[event.monster];
  return {
    ...state,
    ...hero(state, event.hero, { hearts: event.hearts }),
    ...(foe ? changed(state, event.monster, { damage: foe.toughness - event.left }) : {}),
  };
}

function hero(state: AvelState, seat: number, change: Partial<Hero>): Pick<AvelState, "heroes"> {
  return { heroes: state.heroes.map((hero) => (hero.seat === seat ? { ...hero, ...change } : hero)) };
}

function monster(state: AvelState, monster: Monster): Pick<AvelState, "monsters"> {
  return { monsters: { ...state.monsters, [monster.id]: monster } };
}

function changed(state: AvelState, id: string, change: Partial<Monster>): Pick<AvelState, "monsters"> {
  const there = state.monsters[id];
  return { monsters: there ? { ...state.monsters, [id]: { ...there, ...change } } : state.monsters };
}
