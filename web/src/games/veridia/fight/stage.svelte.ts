import { getContext, setContext } from "svelte";
import type { Offer } from "../../../lib/protocol";
import type { Pace } from "../../../lib/queue";
import { Offline, Refusal } from "../../../lib/speaker";
import type { Choice, Happening } from "../../../lib/table.svelte";
import { t } from "../../../lib/text.svelte";
import { type Cell, keyOf } from "../model/grid";
import type { AnyChoice, AnyEvent, FightAids, MapThing, OptionAid, SheetAid, UnitAid, Way } from "../records";
import type { VeridiaTable } from "../table";

const KEY = Symbol("fight");

/** An answer with its odds. */
export interface Entry {
  readonly offer: Offer;
  readonly choice: AnyChoice;
  readonly odds: OptionAid | null;
  /** Its place among the answers. */
  readonly place: number;
}

/** A list of answers that is open above the buttons. */
export type Menu = "" | "attack" | "manoeuvre" | "trait" | "other" | "wait" | "move";
export const TABS = ["sheet", "dice", "log", "chat"] as const;
export type Tab = (typeof TABS)[number];

/** Something that was just felt: it rises from a unit for a moment. */
export interface Cry {
  readonly unit: string;
  readonly text: string;
  readonly kind: "hurt" | "healed" | "missed" | "told";
}

/** The table of a fight as one page shows it. */
export class Stage {
  menu: Menu = $state("");
  tab: Tab = $state("sheet");
  /** The foe that is looked at: its odds stand on the buttons. */
  target: string | null = $state(null);
  /** The unit whose answers are open beside it on the map. */
  opened: string | null = $state(null);
  /** Whose sheet is shown; null: that of whoever acts. */
  looked: string | null = $state(null);
  /** The unit under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** The cell of the keyboard, or under the pointer. */
  cursor: Cell | null = $state.raw(null);
  /** Units that have been chosen of several. */
  chosen: readonly string[] = $state.raw([]);
  /** Where units are while what happened is shown. */
  private moving: Readonly<Record<string, Cell>> = $state.raw({});
  cries: readonly Cry[] = $state.raw([]);
  sheet: SheetAid | null = $state.raw(null);

  constructor(readonly table: VeridiaTable) {}

  /** The fight as it is shown. */
  readonly fight: FightAids | null = $derived.by(() => this.table.aids?.fight ?? null);
  /** The fight as it lies: what can be answered belongs to it. */
  readonly now: FightAids | null = $derived.by(() => (this.table.view?.aids as { fight: FightAids | null } | null | undefined)?.fight ?? null);
  readonly units: ReadonlyMap<string, UnitAid> = $derived.by(() => new Map((this.fight?.units ?? []).map((unit) => [unit.id, unit])));
  readonly map: MapThing | null = $derived.by(() => this.table.furniture.maps[this.fight?.map ?? ""] ?? null);
  /** The key of the open question without the name of the game. */
  readonly question: string = $derived.by(() => this.table.question?.key.replace("veridia.", "") ?? "");
  readonly entries: readonly Entry[] = $derived.by(() =>
    this.table.options.map((offer, place) => ({
      offer,
      choice: offer.choice as AnyChoice,
      odds: this.now?.options[place] ?? null,
      place,
    })),
  );
  /** The unit that the seat answers for. */
  readonly asked: UnitAid | null = $derived.by(() => (this.now?.units ?? []).find((unit) => unit.id === this.now?.asked) ?? null);
  /** Where the unit that acts can walk to, by cell. */
  readonly ways: ReadonlyMap<string, Way> = $derived.by(() =>
    this.table.isSending ? new Map() : new Map((this.now?.turn?.ways ?? []).map((way) => [keyOf(way.cell), way])),
  );
  /** The way to the cell that is looked at. */
  readonly way: Way | null = $derived.by(() => (this.cursor ? (this.ways.get(keyOf(this.cursor)) ?? null) : null));
  /** The answers that a cell stands for. */
  readonly cells: ReadonlyMap<string, Entry> = $derived.by(
    () => new Map(this.entries.flatMap((entry) => ("cell" in entry.choice ? [[keyOf(entry.choice.cell as Cell), entry] as const] : []))),
  );
  /** The answers about each unit. */
  readonly about: ReadonlyMap<string, readonly Entry[]> = $derived.by(() => {
    const found = new Map<string, Entry[]>();
    for (const entry of this.entries) {
      const { choice } = entry;
      const units = choice.type === "Targets" ? (choice.units.length === 1 ? choice.units : []) : "target" in choice && choice.target ? [choice.target] : [];
      for (const unit of units) found.set(unit, [...(found.get(unit) ?? []), entry]);
    }
    return found;
  });
  /** Of the areas that could be laid, that of the cell that is looked at. */
  readonly area = $derived.by(() => {
    const entry = this.cursor ? this.cells.get(keyOf(this.cursor)) : undefined;
    return entry ? (this.now?.areas[entry.place] ?? null) : null;
  });

  unit(id: string): UnitAid | undefined {
    return this.units.get(id);
  }
  name(id: string): string {
    return this.units.get(id)?.name ?? id;
  }
  /** Where a unit is shown. */
  cellOf(unit: UnitAid): Cell | null {
    return this.moving[unit.id] ?? (unit.cell as Cell | null);
  }
  /** The unit that stands on a cell. */
  at([x, y]: Cell): UnitAid | undefined {
    return (this.fight?.units ?? []).find((unit) => {
      const cell = unit.fate === "up" ? this.cellOf(unit) : null;
      return cell && !unit.rider && x >= cell[0] && y >= cell[1] && x < cell[0] + unit.size && y < cell[1] + unit.size;
    });
  }
  /** Whose sheet is shown. */
  readonly shown: UnitAid | null = $derived.by(() => {
    const wanted = this.looked ?? this.now?.asked ?? "";
    return this.units.get(wanted) ?? this.units.get(this.fight?.acting ?? "") ?? this.fight?.units.find((unit) => unit.mine) ?? this.fight?.units[0] ?? null;
  });

  /** Another question is open: what was begun for the last one is over. */
  turnTo(): void {
    this.menu = "";
    this.opened = null;
    this.cursor = null;
    this.chosen = [];
    if (this.now?.asked) this.looked = null;
    if (this.target && !this.about.has(this.target)) this.target = null;
  }

  choose(entry: Entry): void {
    if (this.doubt(entry)) this.table.askAgain(entry.offer, this.doubt(entry));
    else void this.table.choose(entry.offer.choice as Choice);
  }
  /** Why an answer is asked again before it is given; "" for most. */
  private doubt({ choice, offer }: Entry): string {
    if (this.table.unconfirmed === offer) return "";
    return choice.type === "Surrender" ? t("veridia-f-doubt-surrender") : "";
  }

  walk(way: Way): void {
    void this.table.choose({ type: "Walk", path: way.path });
  }

  /** A cell was pressed. `isSure`: it was seen beforehand what that would mean. */
  press(cell: Cell, isSure: boolean): void {
    const entry = this.cells.get(keyOf(cell));
    const way = this.ways.get(keyOf(cell));
    const isSeen = isSure || (this.cursor !== null && keyOf(this.cursor) === keyOf(cell));
    this.opened = null;
    this.cursor = cell;
    if (entry && (isSeen || this.question === "place")) this.choose(entry);
    else if (way && isSeen) this.walk(way);
  }

  /** A unit was pressed: the answers about it, else its sheet. */
  meet(id: string): void {
    const entries = this.about.get(id) ?? [];
    if (this.question === "targets") {
      this.chosen = this.chosen.includes(id) ? this.chosen.filter((other) => other !== id) : [...this.chosen, id];
      return;
    }
    if (this.question === "target" && entries[0]) {
      this.choose(entries[0]);
      return;
    }
    const unit = this.units.get(id);
    const cell = unit ? this.cells.get(keyOf((unit.cell as Cell | null) ?? [-1, -1])) : undefined;
    if (cell) {
      this.choose(cell);
      return;
    }
    if (entries.length) {
      this.target = id;
      this.opened = this.opened === id ? null : id;
      this.menu = "";
    } else {
      this.opened = null;
      this.looked = id;
      this.tab = "sheet";
    }
  }

  /** Ask for the sheet of a unit of one's own side. */
  async read(unit: UnitAid): Promise<void> {
    if (!unit.own || this.table.isReadOnly) {
      this.sheet = null;
      return;
    }
    try {
      const found = await this.table.consult<SheetAid>("fight.sheet", { unit: unit.id });
      if (this.shown?.id === unit.id) this.sheet = found;
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Offline)) throw error;
    }
  }

  /** Show one event: an animator for the table's queue. */
  readonly show = async (happening: Happening, pace: Pace): Promise<void> => {
    if (happening.type === "TakenBack") return;
    const event = happening.event as AnyEvent;
    switch (event.type) {
      case "Moved":
        for (const cell of event.path) {
          this.moving = { ...this.moving, [event.unit]: cell };
          await pace.wait(90);
        }
        break;
      case "UnitPlaced":
        this.moving = { ...this.moving, [event.unit]: event.cell };
        break;
      case "Damaged":
        await this.cry({ unit: event.unit, text: event.dealt ? `−${event.dealt}` : "0", kind: "hurt" }, pace);
        break;
      case "Healed":
        await this.cry({ unit: event.unit, text: `+${event.amount}`, kind: "healed" }, pace);
        break;
      case "Missed":
        await this.cry({ unit: event.target, text: t("veridia-f-cry-missed"), kind: "missed" }, pace);
        break;
      case "KnockedOut":
      case "Died":
        await this.cry({ unit: event.unit, text: t(`veridia-f-cry-${event.type}`), kind: "told" }, pace);
        break;
      case "DiceRolled":
      case "AttackDeclared":
        await pace.wait(350);
        break;
    }
  };

  private async cry(cry: Cry, pace: Pace): Promise<void> {
    this.cries = [...this.cries, cry];
    await pace.wait(650);
    this.cries = this.cries.filter((other) => other !== cry);
  }

  /** Everything until now was shown: the table lies as it is told. */
  settle(): void {
    this.moving = {};
    this.cries = [];
  }
}

export function provideStage(table: VeridiaTable): Stage {
  return setContext(KEY, new Stage(table));
}

export function useStage(): Stage {
  return getContext<Stage>(KEY);
}
