import { getContext, setContext } from "svelte";
import type { Offer } from "../../../lib/protocol";
import type { Choice } from "../../../lib/table.svelte";
import { answerFor, isFull, legalDice, usableTokens, usesOf } from "../model/effects";
import type { Spells } from "../records";
import type { Stage } from "../stage.svelte";

const KEY = Symbol("hands");

/** What the player is about to do with the dice on the table: a token with dice to reroll, spells turned either way. */
export class Hands {
  token: string | null = $state(null);
  dice: readonly number[] = $state.raw([]);
  /** The spell dice used as defences; all others are attacks. */
  turned: readonly number[] = $state.raw([]);
  private asked = -1;

  constructor(readonly stage: Stage) {}

  /** Begin anew with every question; spells begin as a careful player would use them. */
  ask(number: number): void {
    if (number === this.asked) return;
    this.asked = number;
    this.token = null;
    this.dice = [];
    const usual = (this.stage.table.options.find((offer) => offer.default)?.choice as Spells | undefined)?.attacks;
    const spells = this.spellDice;
    this.turned = spells.slice(usual ?? spells.length);
  }

  get offers(): readonly Offer[] {
    return this.stage.table.isSettled ? this.stage.table.options : [];
  }
  get tokens(): string[] {
    return usableTokens(this.offers);
  }
  get legal(): Set<number> {
    return this.token ? legalDice(usesOf(this.offers, this.token), this.dice) : new Set();
  }
  get answer(): Offer | null {
    return this.token && this.dice.length ? answerFor(usesOf(this.offers, this.token), this.dice) : null;
  }
  get spellDice(): number[] {
    const battle = this.stage.shown?.battle;
    return battle ? battle.faces.flatMap((face, n) => (face === "spell" ? [n] : [])) : [];
  }
  get attacks(): number {
    return this.spellDice.length - this.turned.length;
  }
  get isTurning(): boolean {
    return this.stage.table.question?.key === "avel.spell" && this.stage.table.isSettled;
  }

  /** Take a token to use; one that needs no dice is used at once. */
  take(token: string): void {
    const uses = usesOf(this.offers, token);
    if (this.token === token) this.token = null;
    else if (uses.length === 1 && uses[0]) this.choose(uses[0]);
    else if (uses.length) this.token = token;
    this.dice = [];
  }

  /** A die was clicked: add it or take it back; turn a spell. */
  touch(die: number): void {
    if (this.isTurning && this.spellDice.includes(die)) {
      this.turned = this.turned.includes(die) ? this.turned.filter((other) => other !== die) : [...this.turned, die];
      return;
    }
    if (!this.token || !this.legal.has(die)) return;
    this.dice = this.dice.includes(die) ? this.dice.filter((other) => other !== die) : [...this.dice, die];
    const uses = usesOf(this.offers, this.token);
    if (isFull(uses, this.dice) && this.answer) this.choose(this.answer);
  }

  /** More attacks (1) or more defences (-1) among the spells. */
  turnSpells(by: number): void {
    const spells = this.spellDice;
    const attacks = Math.min(spells.length, Math.max(0, this.attacks + by));
    this.turned = spells.slice(attacks);
  }

  confirmSpells(): void {
    const offer = this.offers.find(({ choice }) => (choice as Spells).attacks === this.attacks);
    if (offer) this.choose(offer);
  }

  choose(offer: Offer): void {
    void this.stage.table.choose(offer.choice as Choice);
  }
}

export function provideHands(stage: Stage): Hands {
  return setContext(KEY, new Hands(stage));
}

export function useHands(): Hands {
  return getContext<Hands>(KEY);
}
