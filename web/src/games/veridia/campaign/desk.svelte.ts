import { getContext, setContext } from "svelte";
import { Offline, Refusal } from "../../../lib/speaker";
import { t } from "../../../lib/text.svelte";
import type { Choice } from "../../../lib/table.svelte";
import type { CampaignAids, CampaignFurniture, CampaignState, PersonAid } from "../records";
import type { VeridiaTable } from "../table";

const KEY = Symbol("desk");
const MASTER = 1;
/** So often is a deed tried again when somebody else was quicker. */
const TRIES = 4;

/** The desk of a campaign: what the master, or a player, sees of it and does. */
export class Desk {
  constructor(readonly table: VeridiaTable) {}

  get isMaster(): boolean {
    return this.table.seat === MASTER;
  }
  get aids(): CampaignAids | null {
    return this.table.aids?.campaign ?? null;
  }
  get campaign(): CampaignState | null {
    return this.table.state?.campaign ?? null;
  }
  get box(): CampaignFurniture {
    return this.table.furniture.campaign;
  }
  get people(): readonly PersonAid[] {
    return this.aids?.people ?? [];
  }
  get living(): readonly PersonAid[] {
    return this.people.filter((person) => !person.dead);
  }
  /** The people of whoever looks on. */
  get own(): readonly PersonAid[] {
    return this.living.filter((person) => person.seat === this.table.seat);
  }
  /** Those for whom this seat may speak: its own, or all for the master. */
  get spokenFor(): readonly PersonAid[] {
    return this.isMaster ? this.living : this.own;
  }
  get isFighting(): boolean {
    return this.table.state?.fight != null && this.table.aids?.fight != null;
  }
  get isOver(): boolean {
    return this.table.view?.ending != null;
  }
  get canAct(): boolean {
    return !this.table.isReadOnly && !this.isOver;
  }

  name(id: string): string {
    return this.people.find((person) => person.id === id)?.name ?? id;
  }
  nameOf(seat: number): string {
    return this.table.sitter(seat)?.name || this.table.nameOf(seat);
  }
  thing(id: string): string {
    return this.table.furniture.things[id]?.name ?? id;
  }

  /** Do a deed; whether it was done. Several people act at once: a deed that came too late is done again. */
  async order(kind: string, about: Choice = {}): Promise<boolean> {
    const key = `veridia.${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()}`;
    for (let tried = 0; tried < TRIES; tried++) {
      const number = this.table.view?.number;
      if (await this.table.order(key, { type: kind, ...about })) return true;
      if (this.table.view?.number === number) return false;
    }
    return false;
  }

  /** Ask the game; null if it cannot tell, which is told. */
  async ask<Found>(topic: string, about: Choice): Promise<Found | null> {
    try {
      return await this.table.consult<Found>(topic, about);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Offline)) throw error;
      this.table.notice = { kind: "refused", text: error instanceof Refusal ? error.message : t("offline-not-sent"), rule: "" };
      return null;
    }
  }
}

export function provideDesk(table: VeridiaTable): Desk {
  return setContext(KEY, new Desk(table));
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
