import type { AnswerStyle } from "../games";
import type { Offer } from "./protocol";
import { kindOf } from "./targets";

/** A button in the bar: one answer, or all answers of a kind behind one. */
export interface Entry {
  readonly kind: string;
  readonly style: AnswerStyle;
  readonly offers: readonly Offer[];
  readonly isGroup: boolean;
}

type Styles = Readonly<Record<string, AnswerStyle>>;

/** The buttons for some options, in the order in which they are offered; a group stands where its first option does. */
export function entriesOf(offers: readonly Offer[], styles: Styles): Entry[] {
  const entries: Entry[] = [];
  const groups = new Set<string>();
  for (const offer of offers) {
    const kind = kindOf(offer.choice);
    const style = styles[kind] ?? {};
    if (style.isByTable) continue;
    if (!style.group) {
      entries.push({ kind, style, offers: [offer], isGroup: false });
    } else if (!groups.has(kind)) {
      groups.add(kind);
      const alike = offers.filter((other) => kindOf(other.choice) === kind);
      entries.push({ kind, style, offers: alike, isGroup: alike.length > 1 || style.folds === true });
    }
  }
  return entries;
}

/** Which button a pressed key means: the key of its kind, or its place as a digit; null for none. */
export function entryFor(key: string, entries: readonly Entry[]): Entry | null {
  const byKey = entries.find((entry) => entry.style.key === key.toLowerCase());
  if (byKey) return byKey;
  return /^[1-9]$/.test(key) ? (entries[Number(key) - 1] ?? null) : null;
}

/** Whether a key is meant for whatever has the focus: a field that is written in, an open dialog, a shortcut. */
export function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return target.closest("input, textarea, select, [contenteditable], dialog") !== null;
}
