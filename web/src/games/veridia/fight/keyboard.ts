/** Carries out what keys mean in a fight (specification, section 7). */
import { heard } from "../../../lib/keys";
import { areaTold, unitTold } from "../model/spoken";
import type { Entry, Menu, Stage } from "./stage.svelte";

const MENUS: Readonly<Record<string, Menu>> = { a: "attack", m: "manoeuvre", t: "trait", o: "other", w: "wait" };

/** The key of an answer: points by their number, R to roll again, N for nothing, else its place among those shown. */
export function keyFor(entry: Entry, shown: readonly Entry[]): string {
  const { choice } = entry;
  if (choice.type === "Repeat") return "R";
  if (choice.type === "Spend" && choice.points > 0 && choice.points < 10) return `${choice.points}`;
  if (choice.type === "Points" && choice.points < 10) return `${choice.points}`;
  if (choice.type === "Nothing" || choice.type === "Strike") return "0";
  if (shown.some((other) => ["Spend", "Points"].includes(other.choice.type))) return "";
  const place = shown.filter((other) => !["Repeat", "Nothing", "Strike"].includes(other.choice.type)).indexOf(entry);
  return place >= 0 && place < 9 ? `${place + 1}` : "";
}

export class Keyboard {
  constructor(private readonly stage: Stage) {}

  readonly press = heard(
    () => this.stage.table,
    (event) => this.carryOut(event.key),
  );

  private carryOut(key: string): boolean {
    const { stage } = this;
    const small = key.toLowerCase();
    if (small === "g") {
      this.tell();
      return true;
    }
    if (stage.table.isSending || !stage.question) return false;
    if (key === "Escape") return this.close();
    switch (stage.question) {
      case "turn":
        return this.inTurn(small);
      case "answer":
        if (small === "s") return pressed("[data-split]");
        return /^[1-9]$/.test(small) && pressed(`[data-answer] .choice`, Number(small) - 1);
      case "split":
      case "follow_up":
        return small === "enter" && pressed("[data-declare]");
    }
    const entry = stage.entries.find((one) => keyFor(one, stage.entries).toLowerCase() === small);
    if (entry) stage.choose(entry);
    return entry !== undefined;
  }

  private inTurn(key: string): boolean {
    const { stage } = this;
    const menu = MENUS[key];
    if (menu === "attack" && focusFoe()) return true;
    if (menu) return pressed(`[data-menu="${menu}"]`);
    if (key === "s" || key === "e") return pressed(`[data-menu="${key === "s" ? "split" : "end"}"]`);
    if (key === "v") {
      document.querySelector<SVGElement>("[data-cursor]")?.focus();
      return true;
    }
    if (stage.menu && /^[1-9]$/.test(key)) return pressed(".list .choice", Number(key) - 1);
    return stage.opened !== null && /^[1-9]$/.test(key) && pressed(".unit-menu .choice", Number(key) - 1);
  }

  private close(): boolean {
    const { stage } = this;
    const isOpen = stage.menu !== "" || stage.opened !== null || stage.cursor !== null;
    stage.menu = "";
    stage.opened = null;
    stage.cursor = null;
    return isOpen;
  }

  /** Say how whoever acts stands, and who is around it. */
  private tell(): void {
    const { stage } = this;
    const from = stage.asked ?? stage.shown;
    if (!from) return;
    const others = (stage.fight?.units ?? []).filter((unit) => unit !== from && unit.id !== from.id && unit.fate === "up");
    stage.table.say([unitTold(from, stage), ...others.map((unit) => unitTold(unit, stage))].join(". "));
    if (stage.area) stage.table.say(areaTold(stage.area, stage));
  }
}

/** Press a button; whether there is one. */
function pressed(selector: string, place = 0): boolean {
  const button = document.querySelectorAll<HTMLElement>(selector)[place];
  button?.click();
  return button !== undefined;
}

/** Go to the first foe that can be struck, on the map; Tab leads to the next. */
function focusFoe(): boolean {
  const foe = document.querySelector<SVGElement>(".token.can .grip");
  foe?.focus();
  return foe !== null;
}
