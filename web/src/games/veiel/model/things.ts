/**
 * Which things on the table an answer is about, as `kind:id`. An answer that names two of them (a weapon and its target)
 * is given by pressing one after the other.
 */
import type { Offer } from "../../../lib/protocol";
import type { AnyChoice, State } from "../records";
import { lineOf } from "./board";

export type Thing = string;

export const choiceOf = (offer: Offer): AnyChoice => offer.choice as AnyChoice;

/** A card that a hero carries: copies of it are the same thing. */
export const carried = (hero: string, card: string): Thing => `card:${hero}/${card}`;

/** A hero, an enemy or a place, whichever it is. */
export function targetThing(target: string, state: State): Thing {
  if (state.rooms[target]) return `place:${target}`;
  return state.heroes.some((hero) => hero.id === target) ? `hero:${target}` : `enemy:${target}`;
}

/** Who carries a card; `asked` if it does. */
function bearer(card: string, state: State, asked: string | null): string {
  const has = (id: string | null) => {
    const hero = state.heroes.find((one) => one.id === id);
    return hero !== undefined && wornBy(hero).includes(card);
  };
  return (has(asked) ? asked : state.heroes.find((hero) => has(hero.id))?.id) ?? asked ?? "";
}

type Bearer = State["heroes"][number];

/** Everything that a hero has on it, without its abilities. */
export function wornBy(hero: Bearer): readonly string[] {
  const own = [hero.weapon, hero.second, hero.armour, hero.rune, hero.phylactery, hero.instrument];
  return [...own.filter((card) => card !== null), ...hero.items];
}

/** The things that an answer is about, the one to press first in front. `asked` is the hero that decides. */
export function thingsOf(offer: Offer, state: State, asked: string | null): readonly Thing[] {
  const choice = choiceOf(offer);
  const target = (id: string | null) => (id ? [targetThing(id, state)] : []);
  switch (choice.type) {
    case "ChooseHero":
      return [`sheet:${choice.hero}`];
    case "GivePhylactery":
    case "GiveStartItem":
    case "NameDefender":
    case "ChooseFirst":
    case "ControlHero":
    case "SolveRiddle":
    case "HelpFree":
      return [`hero:${choice.hero}`];
    case "PassDefender":
      return ["token", `hero:${choice.hero}`];
    case "TakeRoom":
    case "LiftFreeze":
      return [`place:${choice.place}`];
    case "LayRoom":
      return [`room:${choice.room}`, `place:${choice.place}`];
    case "GainLevel":
      return [`level:${choice.hero}/${choice.raised}`];
    case "BuyItem":
      return [`shop:${choice.item}`, `hero:${choice.hero}`];
    case "BuyGear":
      return [`offer:${choice.card}`];
    case "RevealOffer":
      return ["reveal"];
    case "Sell":
      return [`box:${choice.card}`];
    case "Equip":
      return [`box:${choice.card}`, `slot:${choice.hero}/${choice.slot}`];
    case "TakeOff":
      return [`slot:${choice.hero}/${choice.slot}`];
    case "GiveItem":
      return [carried(choice.hero, choice.item), `hero:${choice.to}`];
    case "DropItem":
      return [carried(choice.hero, choice.item)];
    case "DropPhylactery": {
      const { phylactery } = state.heroes.find((hero) => hero.id === choice.hero) ?? { phylactery: null };
      return phylactery ? [carried(choice.hero, phylactery)] : [];
    }
    case "ChooseWing":
      return [`place:${choice.wing}1`];
    case "GoOn":
      return [`place:${choice.wing}${lineOf(state.place) + 1}`];
    case "GoBack":
      return ["rest"];
    case "FaceBoss":
      return ["boss"];
    case "ChoosePowerful":
      return [`powerful:${choice.card}`];
    case "PlaceEnemy":
      return [`enemy:${choice.enemy}`];
    case "Attack":
      return [carried(asked ?? "", choice.weapon), `enemy:${choice.target}`];
    case "StrikeHero":
      return [carried(asked ?? "", choice.weapon), `hero:${choice.target}`];
    case "UseCard":
      return [carried(bearer(choice.card, state, asked), choice.card), ...target(choice.target)];
    case "AddTarget":
      return target(choice.target);
    case "BreakFree":
      return asked ? [`hero:${asked}`] : [];
    case "UseReaction":
      return [carried(choice.hero, choice.card)];
    case "Flee":
      return choice.hero && choice.card ? [carried(choice.hero, choice.card)] : [];
    case "PayPrice":
    case "SaveWith":
      return choice.hero ? [`hero:${choice.hero}`] : [];
    case "Strike":
      return [`hero:${choice.target}`];
    case "PlayEvent":
      return [`event:${choice.card}`, ...target(choice.target)];
    default:
      return [];
  }
}

/** The answers about each thing, in the order in which they are offered. */
export function offersByThing(offers: readonly Offer[], state: State, asked: string | null): ReadonlyMap<Thing, readonly Offer[]> {
  const found = new Map<Thing, Offer[]>();
  for (const offer of offers) {
    for (const thing of thingsOf(offer, state, asked)) found.set(thing, [...(found.get(thing) ?? []), offer]);
  }
  return found;
}

/** What has to be pressed next when `chosen` was pressed: the second things of its answers, each once. */
export function seconds(chosen: Thing, offers: readonly Offer[], state: State, asked: string | null): readonly Thing[] {
  const found = offers.map((offer) => thingsOf(offer, state, asked)).filter(([first]) => first === chosen);
  return [...new Set(found.flatMap(([, second]) => (second ? [second] : [])))];
}
