import { getContext, setContext, tick } from "svelte";
import { Offline, Refusal } from "../../../lib/speaker";
import { t } from "../../../lib/text.svelte";
import type { Choice, Happening } from "../../../lib/table.svelte";
import type { BuildingAids, BuildingFurniture, Character, GradeAid, Preview, Sheet, StepAid } from "../records";
import { insisting } from "../model/turn-taking";
import type { VeridiaTable } from "../table";

const KEY = Symbol("bench");
/** How long an answer may take to be shown, in milliseconds, before the next one is given all the same. */
const PATIENCE = 8000;

interface Made {
  readonly number: number;
  readonly choice: Choice;
}

/** The bench at which a character is made: its steps, what was taken back, and what can be told of it. */
export class Bench {
  /** Steps that were taken back, the last one at the end. */
  undone: readonly Choice[] = $state.raw([]);
  private made: readonly Made[] = [];
  private isRedoing = false;
  private busy: Promise<unknown> = Promise.resolve();

  constructor(
    readonly table: VeridiaTable,
    /** The seat whose bench it is at the table of a campaign; null in the builder, where there is nothing else. */
    private readonly seat: number | null = null,
  ) {
    for (const told of table.log) this.take(told);
  }

  get box(): BuildingFurniture {
    return this.table.furniture.building;
  }
  get aids(): BuildingAids | null {
    return this.table.aids?.building ?? null;
  }
  get character(): Character | null {
    return this.table.state?.characters[this.seat ?? 1] ?? null;
  }
  /** Nobody else is at the table: every step can be taken back and done again. */
  get isAlone(): boolean {
    return this.seat === null;
  }
  get isOver(): boolean {
    return this.table.view?.ending != null;
  }
  get isReadOnly(): boolean {
    return this.table.isReadOnly || this.isOver;
  }
  get canUndo(): boolean {
    return !this.isReadOnly && this.table.view?.undo.last != null;
  }
  get canFinish(): boolean {
    return this.table.options.some(({ choice }) => {
      const { type, step } = choice as { readonly type: string; readonly step?: { readonly type: string } };
      return (step?.type ?? type) === "FinishBuilding";
    });
  }

  grade(key: string): GradeAid {
    return this.aids?.grades[key] ?? { level: 0, low: 0, high: 0, locked: "" };
  }
  /** What is known of a step; undefined where nobody could think of it now. */
  step(key: string): StepAid | undefined {
    return this.aids?.steps[key];
  }
  can(key: string): boolean {
    return !this.isReadOnly && this.step(key)?.why === "";
  }

  /** Take a step; why it is not possible is told. Steps that are pressed quickly wait for each other. */
  press(key: string, choice: Choice): Promise<boolean> {
    const step = this.step(key);
    if (step?.why) {
      this.table.notice = { kind: "refused", text: step.why, rule: step.rule };
      return Promise.resolve(false);
    }
    return this.give(choice);
  }

  /** Answer with a choice when those before it are through. */
  give(choice: Choice): Promise<boolean> {
    const given = this.busy.then(() => this.answer(this.seat === null ? choice : { type: "BuildStep", seat: this.seat, step: choice }));
    this.busy = given.catch(() => undefined);
    return given;
  }

  /** Give a command when the answers before it are through. */
  order(key: string, value: Choice): Promise<boolean> {
    const given = this.busy.then(() => this.following(() => this.table.order(key, value)));
    this.busy = given.catch(() => undefined);
    return given;
  }

  /** Clear the bench of a campaign. */
  leave(): void {
    void this.table.choose({ type: "LeaveBench" });
  }

  undo(): void {
    const given = this.busy.then(() => this.following(() => this.table.undo()));
    this.busy = given.catch(() => undefined);
  }

  redo(): void {
    const choice = this.undone.at(-1);
    if (!choice) return;
    const given = this.busy.then(async () => {
      this.isRedoing = true;
      const done = await this.answer(choice);
      this.isRedoing = false;
      if (done) this.undone = this.undone.slice(0, -1);
    });
    this.busy = given.catch(() => undefined);
  }

  /** Answer; when somebody else at the table was quicker, once more. */
  private answer(choice: Choice): Promise<boolean> {
    const given = () => this.following(() => this.table.choose(choice));
    return this.isAlone ? given() : insisting(this.table, given);
  }

  /** Do something, and wait until the table shows what came of it. */
  private async following(deed: () => Promise<boolean>): Promise<boolean> {
    const { view } = this.table;
    const done = await deed();
    for (let waited = 0; done && this.table.view?.number === view?.number && waited < PATIENCE; waited += 15) {
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    await tick();
    return done;
  }

  /** Hear what happens: steps that are taken back can be taken again, until another one is taken. */
  readonly hear = (happening: Happening): Promise<void> => {
    this.take(happening);
    return Promise.resolve();
  };

  private take(happening: Happening): void {
    if (happening.type === "TakenBack") {
      const back = this.made.filter((one) => one.number >= happening.since).toReversed();
      this.made = this.made.filter((one) => one.number < happening.since);
      this.undone = [...this.undone, ...back.map((one) => this.whole(one.choice))];
      return;
    }
    const event = happening.event as { readonly type: string; readonly step?: Choice; readonly name?: string };
    const choice = event.step ?? (event.type === "CharacterDescribed" ? { type: "Describe", name: event.name } : null);
    if (!choice) return;
    this.made = [...this.made, { number: happening.number, choice }];
    if (!this.isRedoing) this.undone = [];
  }

  /** A name comes back with the words that the character has while it is taken away. */
  private whole(choice: Choice): Choice {
    return choice["type"] === "Describe" ? { ...choice, concept: this.character?.concept ?? {} } : choice;
  }

  /** The character as text. */
  sheet(form: Sheet["form"]): string {
    return this.aids?.sheets.find((sheet) => sheet.form === form)?.text ?? "";
  }

  preview(text: string): Promise<Preview | null> {
    return this.ask<Preview>("building.preview", { text });
  }

  private async ask<Found>(topic: string, about: Choice): Promise<Found | null> {
    try {
      return await this.table.consult<Found>(topic, about);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Offline)) throw error;
      this.table.notice = { kind: "refused", text: error instanceof Refusal ? error.message : t("offline-not-sent"), rule: "" };
      return null;
    }
  }
}

export function provideBench(table: VeridiaTable, seat: number | null): Bench {
  return setContext(KEY, new Bench(table, seat));
}

export function useBench(): Bench {
  return getContext<Bench>(KEY);
}
