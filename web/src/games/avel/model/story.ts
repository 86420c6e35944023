/** What is told at the end: the tale, and the figures of each hero (specification 7.10). No score. */
import type { Happening } from "../../../lib/table.svelte";
import type { AnyEvent, Furniture } from "../records";
import { sideOf } from "./things";

export interface Deeds {
  readonly seat: number;
  readonly defeated: readonly string[];
  readonly heartsLost: number;
  readonly coins: number;
  readonly steps: number;
  readonly stuns: number;
}

export interface Luck {
  readonly seat: number;
  readonly token: string;
}

const eventsOf = (log: readonly Happening[]): AnyEvent[] =>
  log.flatMap((happening) => (happening.type === "Told" ? [happening.event as AnyEvent] : []));

export function deedsOf(log: readonly Happening[], seats: number): Deeds[] {
  const events = eventsOf(log);
  return Array.from({ length: seats }, (_, n) => {
    const seat = n + 1;
    const mine = events.filter((event) => "hero" in event && event.hero === seat);
    return {
      seat,
      defeated: mine.flatMap((event) => (event.type === "MonsterDefeated" ? [event.monster] : [])),
      heartsLost: mine.reduce((sum, event) => sum + (event.type === "ClashResolved" ? event.wounds : 0), 0),
      coins: mine.reduce(
        (sum, event) => sum + (event.type === "CoinsChanged" && event.n > 0 && event.reason !== "exchange" ? event.n : 0),
        0,
      ),
      steps: mine.filter((event) => event.type === "HeroMoved").length,
      stuns: mine.filter((event) => event.type === "HeroStunned").length,
    };
  });
}

/** The best token that a hand took from the bag, by what its basic side does; null when nothing was drawn. */
export function luckiestGrab(log: readonly Happening[], box: Furniture): Luck | null {
  let best: Luck | null = null;
  let most = -1;
  for (const event of eventsOf(log)) {
    if (event.type !== "TokenDrawn" || event.fumble) continue;
    const worth = worthOf(box, event.token);
    if (worth > most) {
      most = worth;
      best = { seat: event.hero, token: event.token };
    }
  }
  return best;
}

/** How useful a token is with its basic side up, in points (specification 10.2). */
export function worthOf(box: Furniture, token: string): number {
  const thing = box.tokens[token];
  if (!thing) return 0;
  if (thing.kind === "elixir") return 2;
  const { dice, once } = sideOf(box, token, false);
  const [, orange, , yellow] = dice;
  const effect = { "": 0, reroll: 1, add_attack: 0.5, add_defence: 0.4 }[once];
  return 3 * dice.reduce((sum, n) => sum + n, 0) + 0.6 * orange + 0.3 * yellow + effect;
}

/** The tale as paragraphs: one for each turn. */
export function tale(log: readonly Happening[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const happening of log) {
    const kind = happening.type === "Told" ? (happening.event as AnyEvent).type : "";
    if (kind === "TurnBegan" || kind === "RoundBegan") paragraphs.push([]);
    if (happening.sentence && kind !== "Rearranged") paragraphs.at(-1)!.push(happening.sentence);
  }
  return paragraphs.filter((sentences) => sentences.length);
}

/** The tale as a page of text, to keep. */
export const taleAsText = (title: string, log: readonly Happening[]): string =>
  `${title}\n\n${tale(log)
    .map((sentences) => sentences.join(" "))
    .join("\n\n")}\n`;
