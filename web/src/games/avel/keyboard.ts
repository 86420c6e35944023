/** Carries out what keys mean at the table. */
import { t } from "../../lib/text.svelte";
import type { Hands } from "./battle/hands.svelte";
import { towards } from "./model/hex";
import { type Intent, intentOf } from "./model/keys";
import { shortcutsFrom } from "./model/things";
import type { Bench } from "./pack/bench.svelte";
import type { Stage } from "./stage.svelte";

/** Where keys have a meaning of their own. */
const WRITTEN = "input, textarea, select, [contenteditable], dialog";
const PRESSED = "button, a, summary, [role=button], [role=tab]";

export class Keyboard {
  constructor(
    private readonly stage: Stage,
    private readonly bench: Bench,
    private readonly hands: Hands,
  ) {}

  /** Heard before the bar below the table: what means something here means nothing there. */
  readonly press = (event: KeyboardEvent): void => {
    const { stage, bench } = this;
    const { table } = stage;
    const target = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(WRITTEN)) return;
    if (table.menu || table.unconfirmed || document.querySelector("dialog[open]")) return;
    const isCarrying = bench.held?.isCarried ?? false;
    if (!isCarrying && !stage.isChoosingWay && (event.key === " " || event.key === "Enter") && target?.closest(PRESSED)) return;
    const intent = intentOf(event.key, {
      question: table.isReadOnly ? "" : (table.question?.key ?? ""),
      isCarrying,
      isChoosingWay: stage.isChoosingWay,
      hasToken: bench.chosen !== null && bench.canMove,
    });
    const isDone = intent ? this.carryOut(intent) : event.key === "Escape" && this.close();
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Close what lies over the land; whether there was anything. */
  private close(): boolean {
    const { stage } = this;
    if (stage.page) stage.page = null;
    else if (stage.inspected) stage.inspected = null;
    else if (stage.boardIsOpen) stage.boardIsOpen = false;
    else return false;
    return true;
  }

  private carryOut(intent: Intent): boolean {
    const { stage, bench, hands } = this;
    switch (intent.do) {
      case "walk":
        return this.walk();
      case "way":
        return this.step(intent.key);
      case "take":
        stage.isChoosingWay = false;
        stage.table.take(`tile:${stage.cursor}`);
        return true;
      case "back":
        stage.isChoosingWay = false;
        return true;
      case "nth":
        return this.nth(intent.n);
      case "effect": {
        const token = hands.tokens.find((one) => stage.box.tokens[one]?.kind === intent.slot);
        if (token) hands.take(token);
        return token !== undefined;
      }
      case "spell":
        hands.turnSpells(intent.by);
        return true;
      case "parade":
        return this.alongParade(intent.by);
      case "grab":
        stage.table.take(`position:${stage.paradeAt}`);
        return true;
      case "carry":
        bench.carry(intent.down, intent.right);
        return true;
      case "pack":
        this.pack(intent.deed);
        return true;
      case "confirm":
        return this.confirm();
    }
  }

  /** The tile of the hero who decides. */
  private get from(): string | undefined {
    return this.stage.state?.heroes[(this.stage.table.question?.seat ?? 0) - 1]?.tile;
  }

  private walk(): boolean {
    const { stage, from } = this;
    if (from === undefined || !stage.table.offers("Move").length) return false;
    stage.isChoosingWay = true;
    stage.cursor = from;
    stage.table.say(t("avel-walk-where"));
    return true;
  }

  /** A direction from the hero's tile: another one can be tried at once. */
  private step(key: string): boolean {
    const { stage, from } = this;
    const to = from === undefined || !stage.state ? null : towards(stage.state.cells, from, key);
    this.lookAt(to);
    return true;
  }

  private lookAt(cell: string | null | undefined): void {
    const { stage } = this;
    const [offer] = cell ? (stage.table.targets.get(`tile:${cell}`) ?? []) : [];
    if (cell && offer) stage.cursor = cell;
    stage.table.say(offer ? offer.label : t("avel-walk-not"));
  }

  /** A digit: a die to reroll, or a shortcut to walk along. */
  private nth(n: number): boolean {
    const { stage, from } = this;
    if (stage.isChoosingWay && stage.state && from !== undefined) this.lookAt(shortcutsFrom(stage.state, stage.box, from)[n]);
    else this.hands.touch(n);
    return true;
  }

  private alongParade(by: number): boolean {
    const { stage } = this;
    const shapes = stage.table.offers("Grab").length;
    stage.paradeAt = (stage.paradeAt + by + shapes) % Math.max(1, shapes);
    stage.table.say(stage.table.options[stage.paradeAt]?.label ?? "");
    return true;
  }

  private pack(deed: "all" | "turn" | "discard" | "put" | "cancel"): void {
    const { bench } = this;
    const token = bench.held?.token ?? bench.chosen;
    if (deed === "all") bench.packAll();
    else if (deed === "turn") bench.turn();
    else if (deed === "cancel") bench.cancel();
    else if (deed === "put") bench.drop(bench.held?.at ? { on: "grid", cell: bench.held.at } : null);
    else if (token) bench.discard(token);
    // The token was drawn anew where it lies now; whoever carried it there stays with it.
    if (deed !== "turn") requestAnimationFrame(() => document.querySelector<SVGElement>(`[data-token="${token}"]`)?.focus());
  }

  private confirm(): boolean {
    const { stage, bench, hands } = this;
    const done = hands.token ? hands.answer : stage.table.offers("Done")[0];
    switch (stage.table.question?.key) {
      case "avel.fit":
        void bench.confirm();
        return bench.isComplete;
      case "avel.spell":
        hands.confirmSpells();
        return true;
      default: {
        const offer = stage.table.offers("Go")[0] ?? done;
        if (offer) hands.choose(offer);
        return offer !== undefined;
      }
    }
  }
}
