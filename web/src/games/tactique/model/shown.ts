/**
 * What is shown while events are being shown: the state as it was, with each event carried out on it so far as it can
 * be seen. When all are shown the true state takes its place, so nothing here has to know the rules.
 */
import type { AnyEvent, Enemy, Hero, State } from "../records";

/** The table after one event more. */
export function advanced(state: State, event: AnyEvent): State {
  switch (event.type) {
    case "HeroPlaced":
      return hero(state, event.hero, { cell: event.cell, alive: event.alive });
    case "HeroMoved":
      return hero(state, event.hero, { cell: event.to });
    case "HeroDied":
      return hero(state, event.hero, { alive: false });
    case "HeroReturned":
      return hero(state, event.hero, { alive: true, cell: event.cell });
    case "TurnStarted":
      return { ...state, active: event.hero };
    case "TurnEnded":
      return { ...hero(state, event.hero, { ready: false }), active: null };
    case "EnemyPlaced":
      return enemy(state, fresh(event));
    case "EnemyMoved":
      return changed(state, event.enemy, { cell: event.to });
    case "LifeLost":
    case "LifeRegained":
      return changed(state, event.enemy, { lives: event.lives });
    case "DamageDealt": {
      const { wounds = 0, block = 0 } = state.enemies[event.target] ?? {};
      return changed(state, event.target, {
        wounds: Math.max(0, wounds - event.wounds),
        block: Math.max(0, block - event.blocked),
      });
    }
    case "WoundsHealed":
      return changed(state, event.enemy, { wounds: event.after });
    case "EnemyDied": {
      const { [event.enemy]: _, ...enemies } = state.enemies;
      return { ...state, enemies };
    }
    case "EnemyTurnEnded":
      return changed(state, event.enemy, { acted: true });
    case "BlockGained":
    case "BlockLost":
      return { ...hero(state, event.figure, { block: event.total }), ...changedOnly(state, event.figure, event.total) };
    case "DamageTaken": {
      const block = state.heroes.find((one) => one.id === event.hero)?.block ?? 0;
      return hero(state, event.hero, { block: Math.max(0, block - event.blocked) });
    }
    case "CardDrawn":
      return cards(state, event.hero, event.card, "hand");
    case "CardDiscarded":
      return cards(state, event.hero, event.card, "discard");
    case "CardExiled":
      return cards(state, event.hero, event.card, "exile");
    case "WoundTaken":
      return cards(state, event.hero, event.card, "wounds");
    case "CardPlayed":
      return cards(state, event.hero, event.card, null);
    case "RoundStarted":
      return { ...state, round: event.number };
    case "HeroesTurnStarted":
      return { ...state, phase: "heroes" };
    case "EnemiesTurnStarted":
      return { ...state, phase: "enemies" };
    case "EncounterStarted":
      return { ...state, encounter: event.number, round: 0, battlefield: event.battlefield || null };
    default:
      return state;
  }
}

type Place = "hand" | "discard" | "wounds" | "exile";

/** A card goes to a place, from wherever it was seen last. Of a deck only the number of cards is known. */
function cards(state: State, id: string, card: string, to: Place | null): State {
  const one = state.heroes.find((other) => other.id === id);
  if (!one) return state;
  const places: readonly Place[] = ["hand", "discard", "wounds", "exile"];
  const wasSeen = places.some((place) => one[place].includes(card)) || one.in_play.includes(card);
  const without = Object.fromEntries(places.map((place) => [place, one[place].filter((other) => other !== card)]));
  const deck = wasSeen ? one.deck : { ...one.deck, cards: one.deck.cards.slice(0, -1) };
  return hero(state, id, { ...without, deck, ...(to ? { [to]: [...(without[to] ?? []), card] } : {}) });
}

function fresh(event: Extract<AnyEvent, { type: "EnemyPlaced" }>): Enemy {
  const { enemy, cell, lives, wounds, summoner } = event;
  return { id: enemy, cell, lives, wounds, summoner, block: 0, kept: 0, effects: [], acted: false, owed: 0 };
}

function hero(state: State, id: string, change: Partial<Hero>): State {
  return { ...state, heroes: state.heroes.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

const enemy = (state: State, one: Enemy): State => ({ ...state, enemies: { ...state.enemies, [one.id]: one } });

function changed(state: State, id: string, change: Partial<Enemy>): State {
  const there = state.enemies[id];
  return there ? enemy(state, { ...there, ...change }) : state;
}

function changedOnly(state: State, id: string, block: number): Pick<State, "enemies"> {
  return { enemies: changed(state, id, { block }).enemies };
}
