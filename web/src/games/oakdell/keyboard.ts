/** Carries out what keys mean at the table (specification 7). */
import { heard } from "../../lib/keys";
import { fightSentence, heroSentence } from "./model/spoken";
import { moved, turned } from "./model/stick";
import type { Stage } from "./stage.svelte";

/** Units that an arrow moves the stick, and degrees that a bracket turns it; with Shift less. */
const [FAR, NEAR] = [10, 1];

export class Keyboard {
  constructor(private readonly stage: Stage) {}

  readonly press = heard(
    () => this.stage.table,
    (event, target) => this.carryOut(event, target),
  );

  private carryOut(event: KeyboardEvent, target: Element | null): boolean {
    const { stage } = this;
    if (stage.stick && this.place(event, target)) return true;
    switch (event.key.toLowerCase()) {
      case "m":
        return focusOn("[data-point][tabindex='0']");
      case "p":
        return focusOn("[data-space][tabindex='0']");
      case "o":
        return focusOn(".dice-sheet .sector[tabindex='0']");
      case "x":
        if (!stage.aids?.measures) return false;
        stage.isMeasuring = !stage.isMeasuring;
        stage.drop();
        return true;
      case "g":
        this.tell();
        return true;
      case "enter":
        // The line that was named is drawn, wherever the keyboard is on the sheet.
        if (target?.closest("[data-point]") && stage.end && stage.lines.length) {
          stage.strike();
          return true;
        }
        return false;
      case "escape":
        if (!stage.start && !stage.end) return false;
        stage.drop();
        return true;
    }
    return false;
  }

  /** The stick of two centimetres. */
  private place(event: KeyboardEvent, target: Element | null): boolean {
    const { stage } = this;
    const { stick } = stage;
    if (!stick) return false;
    const by = event.shiftKey ? NEAR : FAR;
    const step = { ArrowUp: [0, -by], ArrowDown: [0, by], ArrowLeft: [-by, 0], ArrowRight: [by, 0] }[event.key];
    if (step) stage.stick = moved(stick, step[0]!, step[1]!);
    else if (event.key === "[" || event.key === "{") stage.stick = turned(stick, event.shiftKey ? -1 : -10);
    else if (event.key === "]" || event.key === "}") stage.stick = turned(stick, event.shiftKey ? 1 : 10);
    else if (event.key === "Enter" && !target?.closest("button")) stage.slash();
    else return false;
    const { x1, y1, x2, y2 } = stage.stick ?? stick;
    stage.table.say(`(${x1}, ${y1}) – (${x2}, ${y2})`);
    return true;
  }

  private tell(): void {
    const { hero, plan, box, table } = this.stage;
    if (hero && plan) table.say(`${heroSentence(hero, plan, box)}. ${fightSentence(hero, box)}`);
  }
}

function focusOn(selector: string): boolean {
  const found = document.querySelector<SVGElement>(selector);
  found?.focus();
  return found !== null;
}
