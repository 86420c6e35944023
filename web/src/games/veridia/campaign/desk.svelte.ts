import { getContext, setContext } from "svelte";
import { Offline, Refusal } from "../../../lib/speaker";
import { t } from "../../../lib/text.svelte";
import type { Choice } from "../../../lib/table.svelte";
import type { CampaignAids, CampaignFurniture, CampaignState, PersonAid } from "../records";
import { insisting } from "../model/turn-taking";
import type { VeridiaTable } from "../table";

const KEY = Symbol("desk");
const MASTER = 1;

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

  /** Do a deed; whether it was done. */
  order(kind: string, about: Choice = {}): Promise<boolean> {
    const key = `veridia.${kind.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toLowerCase()}`;
    return insisting(this.table, () => this.table.order(key, { type: kind, ...about }));
  }

  /** Give the answer that is meant, as long as it is among the answers. */
  answer(isMeant: (choice: Choice) => boolean): Promise<boolean> {
    return insisting(this.table, async () => {
      const offer = this.table.question?.options.find(({ choice }) => isMeant(choice as Choice));
      return offer !== undefined && (await this.table.choose(offer.choice as Choice));
    });
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
