import { t } from "../../../lib/text.svelte";
import type { BuildingFurniture, Character } from "../records";
import { contestOf, oddsOf, type Side } from "./odds";

export const KINDS = ["skill", "specialty", "willpower", "free"] as const;
export type Kind = (typeof KINDS)[number];
const MOST_DICE = 40;
const AUTOMATIC_DIVISOR = 4;

/** A roll that is being composed: what is rolled, for or against it, and by whom. */
export class Composer {
  kind: Kind = $state("skill");
  attribute = $state("strength");
  skill = $state("melee");
  specialty = $state("grey");
  /** The second term of a specialty's roll: a skill, or "" for none. */
  second = $state("");
  /** Levels by hand, where no character tells them. */
  levels: Record<string, number> = $state({ "attribute:strength": 2, "skill:melee": 2, "specialty:grey": 1, willpower: 3, free: 5 });
  advantage = $state(0);
  difficulty = $state(0);
  automatic = $state(0);
  isOpposed = $state(false);
  against = $state(5);
  againstDifficulty = $state(0);
  isGranted = $state(false);
  note = $state("");
  /** Somebody whose levels count: a character that was opened. */
  person: Character | null = $state.raw(null);

  constructor(private readonly box: BuildingFurniture) {}

  level(key: string): number {
    const { person } = this;
    if (person) {
      const [what = "", id = ""] = key.split(":");
      if (what === "willpower") return (person.courage ?? 1) + (person.integrity ?? 1);
      if (what === "attribute") return this.least(id) ?? 1;
      if (what === "skill") return (person.skills as Record<string, number> | undefined)?.[id] ?? 0;
      if (what === "specialty") return (person.specialties as Record<string, number> | undefined)?.[id] ?? 0;
    }
    return this.levels[key] ?? (key.startsWith("attribute") ? 2 : key.startsWith("skill") || key.startsWith("specialty") ? 1 : 3);
  }

  private least(attribute: string): number | undefined {
    const bought = (this.person?.attributes as Record<string, number> | undefined)?.[attribute];
    const race = this.box.races.find((one) => one.id === (this.person?.race ?? "human"));
    return bought ?? 1 + ((race?.minimum as Record<string, number> | undefined)?.[attribute] ?? 0);
  }

  /** The terms of the pool, each with its name. */
  readonly terms: readonly { readonly name: string; readonly amount: number }[] = $derived.by(() => {
    const name = (things: readonly { id: string; name: string }[], id: string) => things.find((thing) => thing.id === id)?.name ?? id;
    const { box } = this;
    switch (this.kind) {
      case "skill":
        return [
          { name: name(box.attributes, this.attribute), amount: this.level(`attribute:${this.attribute}`) },
          { name: name(box.skills, this.skill), amount: this.level(`skill:${this.skill}`) },
        ];
      case "specialty":
        return [
          { name: name(box.specialties, this.specialty), amount: this.level(`specialty:${this.specialty}`) },
          ...(this.second ? [{ name: name(box.skills, this.second), amount: this.level(`skill:${this.second}`) }] : []),
        ];
      case "willpower":
        return [{ name: t("veridia-r-kind-willpower"), amount: this.level("willpower") }];
    }
    return [{ name: t("veridia-r-kind-free"), amount: this.level("free") }];
  });

  readonly dice: number = $derived(Math.min(MOST_DICE, this.terms.reduce((sum, term) => sum + term.amount, 0) + this.advantage));
  private readonly side: Side = $derived({ dice: Math.max(0, this.dice), difficulty: this.difficulty, automatic: this.automatic });
  readonly odds = $derived(oddsOf(this.side));
  readonly contest = $derived(
    this.isOpposed ? contestOf(this.side, { dice: Math.max(0, this.against), difficulty: this.againstDifficulty, automatic: 0 }) : null,
  );
  /** Successes of a roll that is skipped (VER-DICE-14). */
  readonly granted: number = $derived(Math.max(0, Math.floor(Math.max(0, this.dice) / AUTOMATIC_DIVISOR) - this.difficulty));

  /** What is rolled, in words. */
  readonly what: string = $derived(this.kind === "free" ? "" : this.terms.map((term) => term.name).join(" + "));

  /** The command that makes the roll. */
  wish(): Record<string, unknown> {
    const note = [this.what, this.note.trim()].filter(Boolean).join(": ").slice(0, 80);
    const opposed = this.isOpposed && !this.isGranted ? { against: this.against, against_difficulty: this.againstDifficulty } : {};
    return { type: "RollDice", dice: this.dice, difficulty: this.difficulty, automatic: this.isGranted ? 0 : this.automatic, granted: this.isGranted, note, ...opposed };
  }
}
