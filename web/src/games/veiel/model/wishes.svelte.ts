/** What a player wants to be asked, and what is to be answered without asking (specification 5.2). Kept by the browser. */
import type { Offer } from "../../../lib/protocol";
import { recall, remember } from "../../../lib/memory";
import type { AnyChoice } from "../records";
import { choiceOf } from "./things";

/** What is to be done when a reaction is possible. `big`: it is used when BIG damage or more would follow, else not. */
export type Reply = "ask" | "always" | "big" | "never";
/** When the dungeon master wants to be asked about an event: `held` only after it has pressed "interrupt". */
export type Heed = "ask" | "held" | "never";
export const REPLIES: readonly Reply[] = ["ask", "always", "big", "never"];
export const HEEDS: readonly Heed[] = ["ask", "held", "never"];
export const BIG = 5;

const MEMORY = "veiel.wishes";
/** Which wishes are kept at a time: those of the tables that were played at last. */
const MOST_TABLES = 8;

interface Kept {
  readonly table: string;
  readonly replies: Readonly<Record<string, Reply>>;
  readonly heeds: Readonly<Record<string, Heed>>;
  /** The room in which the dungeon master does not want to be asked any more. */
  readonly quiet: string;
}

type Play = Extract<AnyChoice, { readonly type: "PlayEvent" }>;

export class Wishes {
  private kept: Kept = $state.raw({ table: "", replies: {}, heeds: {}, quiet: "" });
  /** The dungeon master has pressed "interrupt": the next moment is its own. */
  isArmed = $state(false);

  constructor(table: string) {
    const earlier = recall<readonly Kept[]>(MEMORY, []).find((one) => one.table === table);
    this.kept = earlier ?? { ...this.kept, table };
  }

  reply(card: string): Reply {
    return this.kept.replies[card] ?? "ask";
  }

  heed(card: string): Heed {
    return this.kept.heeds[card] ?? "ask";
  }

  isQuiet(room: string): boolean {
    return this.kept.quiet === room;
  }

  setReply(card: string, reply: Reply): void {
    this.keep({ ...this.kept, replies: { ...this.kept.replies, [card]: reply } });
  }

  setHeed(card: string, heed: Heed): void {
    this.keep({ ...this.kept, heeds: { ...this.kept.heeds, [card]: heed } });
  }

  /** Not again in this room; "" for: ask again. */
  setQuiet(room: string): void {
    this.keep({ ...this.kept, quiet: room });
  }

  /** The answer to "do you react?" that was wished for; null: ask. `damage` is what would follow. */
  answerReaction(offers: readonly Offer[], damage: number): Offer | null {
    let isAsked = false;
    for (const offer of offers) {
      const choice = choiceOf(offer);
      if (choice.type !== "UseReaction") continue;
      const reply = this.reply(choice.card);
      if (reply === "always" || (reply === "big" && damage >= BIG)) return offer;
      isAsked ||= reply === "ask";
    }
    return isAsked ? null : (offers.find((offer) => choiceOf(offer).type === "Decline") ?? null);
  }

  /** The answer to "do you play an event?" where the dungeon master does not want to be asked; null: ask. */
  answerEvent(offers: readonly Offer[], room: string): Offer | null {
    const plays = offers.map(choiceOf).filter((choice): choice is Play => choice.type === "PlayEvent");
    if (!this.isQuiet(room) && plays.some((play) => this.heed(play.card) === "ask")) return null;
    return offers.find((offer) => choiceOf(offer).type === "PassEvent") ?? null;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    const others = recall<readonly Kept[]>(MEMORY, []).filter((one) => one.table !== kept.table);
    remember(MEMORY, [kept, ...others].slice(0, MOST_TABLES));
  }
}
