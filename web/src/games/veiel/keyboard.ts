/** Carries out what keys mean at the table (specification 7). */
import { heard } from "../../lib/keys";
import type { Choice } from "../../lib/table.svelte";
import { towards, WINGS } from "./model/board";
import { BY_CARDS } from "./model/questions";
import { heroSentence, placeSentence } from "./model/spoken";
import { choiceOf, type Thing } from "./model/things";
import type { Stage } from "./stage.svelte";

export class Keyboard {
  constructor(private readonly stage: Stage) {}

  readonly press = heard(
    () => this.stage.table,
    (event, target) => this.carryOut(event.key, target),
  );

  private carryOut(key: string, target: Element | null): boolean {
    const { stage } = this;
    if (key.startsWith("Arrow")) return this.arrow(key, target);
    if (/^[1-9]$/.test(key)) return this.nth(Number(key) - 1);
    switch (key.toLowerCase()) {
      case "a":
      case "b":
      case "c":
        return this.wing(key.toUpperCase());
      case "t":
        return this.token();
      case "i":
        if (!stage.isMaster || !stage.state || stage.state.where === "rest") return false;
        stage.interrupt();
        return true;
      case "g":
        this.tellTeam();
        return true;
      case "escape":
        if (!stage.chosen) return false;
        stage.chosen = null;
        return true;
    }
    return false;
  }

  /** The arrows walk on the board. */
  private arrow(key: string, target: Element | null): boolean {
    const { stage } = this;
    const from = target?.closest<HTMLElement>("[data-ref^='place:']")?.dataset["ref"]?.slice("place:".length);
    const to = from && stage.state ? towards(from, key, stage.state.lines) : null;
    if (!to || !stage.state) return false;
    document.querySelector<HTMLElement>(`[data-ref="place:${to}"]`)?.focus();
    stage.table.say(placeSentence(to, stage.state, stage.table.seat, stage.box));
    return true;
  }

  /** A, B, C: that wing, where one is chosen. */
  private wing(wing: string): boolean {
    if (!(WINGS as readonly string[]).includes(wing)) return false;
    const offer = this.stage.table.options.find((one) => {
      const choice = choiceOf(one);
      return (choice.type === "ChooseWing" || choice.type === "GoOn") && choice.wing === wing;
    });
    if (offer) void this.stage.table.choose(offer.choice as Choice);
    return offer !== undefined;
  }

  /** T, then the number of a hero: the defender token. */
  private token(): boolean {
    const { stage } = this;
    if (!stage.targets.has("token")) return false;
    stage.press("token");
    return true;
  }

  private tellTeam(): void {
    const { state, aids, box, table } = this.stage;
    if (state) table.say(state.heroes.map((hero) => heroSentence(hero, state, aids, box)).join(". "));
  }

  /** A digit: a card of the hero that decides, or the target of the one that is chosen. */
  private nth(n: number): boolean {
    const { stage } = this;
    const thing = stage.chosen ? stage.ordered[n] : this.card(n);
    if (!thing) return false;
    stage.press(thing);
    document.querySelector<HTMLElement>(`[data-ref="${CSS.escape(thing)}"]`)?.focus();
    return true;
  }

  private card(n: number): Thing | null {
    const { stage } = this;
    const card = BY_CARDS.has(stage.question) ? stage.numbered[n] : undefined;
    return card && stage.asked ? `card:${stage.asked}/${card}` : null;
  }
}
