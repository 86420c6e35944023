/** Which answers a cell of the board stands for. */
import type { Offer } from "../../../lib/protocol";
import type { Aids, AnyChoice, State } from "../records";
import type { Cell } from "./board";

const choiceOf = (offer: Offer): AnyChoice => offer.choice as AnyChoice;

/** The cell on which a figure stands. */
export function cellOf(state: State, figure: string): Cell | null {
  return state.enemies[figure]?.cell ?? state.heroes.find((hero) => hero.id === figure)?.cell ?? null;
}

/** The cells that an answer is about. `asked` is the hero that decides: to stay is to choose its own cell. */
export function cellsOf(offer: Offer, state: State, aids: Aids | null, asked: string | null): readonly Cell[] {
  const choice = choiceOf(offer);
  const at = (...figures: readonly string[]) => figures.map((id) => cellOf(state, id)).filter((cell) => cell !== null);
  switch (choice.type) {
    case "PlaceHero":
    case "MoveTo":
    case "ShiftTo":
    case "ChooseCell":
      return [choice.cell];
    case "ShiftAlong":
      return choice.path.slice(-1);
    case "Stay":
      return asked ? at(asked) : [];
    case "ChooseEnemy":
      return at(choice.enemy);
    case "ChooseHero":
    case "StartTurn":
    case "PlaceAgain":
      return at(choice.hero);
    case "ChooseEnemies":
      return at(...choice.enemies);
    case "ChooseHeroes":
      return at(...choice.heroes);
    case "ChooseArea":
      return [...new Set([...(aids?.aim?.turns[choice.turn] ?? []), ...at(...choice.figures)])];
    default:
      return [];
  }
}

/** The answers about each cell, in the order in which they are offered. */
export function offersByCell(
  offers: readonly Offer[],
  state: State,
  aids: Aids | null,
  asked: string | null,
): ReadonlyMap<Cell, readonly Offer[]> {
  const found = new Map<Cell, Offer[]>();
  for (const offer of offers) {
    for (const cell of cellsOf(offer, state, aids, asked)) found.set(cell, [...(found.get(cell) ?? []), offer]);
  }
  return found;
}

/** The physical card that an answer names; null for none. */
export function cardOf(offer: Offer): string | null {
  const choice = choiceOf(offer);
  return "card" in choice ? choice.card : null;
}

/** The id that all physical cards of a name share. */
export const nameOf = (card: string): string => card.split(".")[0] ?? card;
