/** Carries out what keys mean at the table (specification 7). */
import { heard } from "../../lib/keys";
import type { Choice } from "../../lib/table.svelte";
import { towards } from "./model/board";
import { cellSentence, dangersTold, forecastTold } from "./model/spoken";
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
    switch (key.toLowerCase()) {
      case "r":
        stage.rotate();
        stage.table.say(stage.table.hovered?.label ?? "");
        return stage.zone !== null;
      case "f":
        stage.table.say(forecastTold(stage.aids, stage.box));
        return true;
      case "g":
        if (stage.state) stage.table.say(dangersTold(stage.state, stage.aids, stage.box));
        return true;
      case "d":
        return this.step();
      case "e":
        stage.endTurn();
        return stage.question === "tactique.turn_action";
      case "enter":
        return this.enter(target);
      case "escape":
        return this.escape();
    }
    return /^[1-9]$/.test(key) && this.nth(Number(key) - 1);
  }

  /** The arrows walk on the board; while a card is discarded for a step, they choose where to. */
  private arrow(key: string, target: Element | null): boolean {
    const { stage } = this;
    const here = stage.hero?.cell;
    const beside = here ? towards(here, key) : null;
    if (stage.isStepping && stage.chosen && beside) {
      stage.drop(stage.chosen, beside);
      return true;
    }
    const [step] = stage.question === "tactique.discard_step" && beside ? stage.offersAt(beside) : [];
    if (step) {
      void stage.table.choose(step.choice as Choice);
      return true;
    }
    if (target?.closest("[role=group], [role=menu], [role=tablist], .cards")) return false;
    const to = towards(stage.cursor, key);
    if (!to || !stage.state) return false;
    stage.cursor = to;
    stage.point(to);
    document.querySelector<HTMLElement>(`[data-ref="cell:${to}"]`)?.focus();
    stage.table.say(cellSentence(to, stage.state, stage.aids, stage.box));
    return true;
  }

  private step(): boolean {
    const { stage } = this;
    if (!stage.chosen || stage.question !== "tactique.turn_action") return false;
    stage.isStepping = !stage.isStepping;
    return true;
  }

  private enter(target: Element | null): boolean {
    const { stage } = this;
    if (stage.chosen && stage.question === "tactique.turn_action" && !target?.closest("[role=gridcell]")) {
      const button = target?.closest<HTMLElement>("button, a, summary");
      if (button && button.dataset["card"] !== stage.chosen) return false;
      if (stage.isStepping) {
        // To step on one's own cell is to stay.
        stage.wish = stage.hero?.cell ?? null;
        stage.discard(stage.chosen);
      } else stage.play(stage.chosen);
      return true;
    }
    const area = stage.areaNow;
    if (area && !target?.closest("button")) {
      void stage.table.choose(area.choice as Choice);
      return true;
    }
    return false;
  }

  private escape(): boolean {
    const { stage } = this;
    if (stage.isStepping) stage.isStepping = false;
    else if (stage.chosen) stage.chosen = null;
    else if (stage.watched) stage.watched = null;
    else return false;
    return true;
  }

  /** A digit: a card of the hand, or one that is laid out. */
  private nth(n: number): boolean {
    const { stage } = this;
    if (stage.table.offers("PutBack").length) return false; // they are put in order
    if (stage.isByTray) {
      const offer = stage.table.options[n];
      if (offer) void stage.table.choose(offer.choice as Choice);
      return offer !== undefined;
    }
    const card = stage.question === "tactique.turn_action" ? stage.hero?.hand[n] : undefined;
    if (!card) return false;
    stage.chosen = null;
    stage.press(card);
    document.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus();
    return true;
  }
}
