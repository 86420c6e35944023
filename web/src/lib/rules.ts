import type { RuleText } from "./protocol";

export interface Chapter {
  readonly chapter: string;
  readonly rules: readonly RuleText[];
}

/** The chapter that a rule belongs to: the middle part of its id. */
const chapterOf = (rule: RuleText): string => rule.id.split("-").slice(1, -1).join("-");

/** Rules by chapter, in the order in which they come. */
export function chaptersOf(rules: readonly RuleText[]): Chapter[] {
  const chapters = new Map<string, RuleText[]>();
  for (const rule of rules) {
    const chapter = chapterOf(rule);
    const before = chapters.get(chapter);
    if (before) before.push(rule);
    else chapters.set(chapter, [rule]);
  }
  return [...chapters].map(([chapter, some]) => ({ chapter, rules: some }));
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that hold every word that is looked for, in their statement or id. */
export function found(rules: readonly RuleText[], wanted: string): RuleText[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.statement}`);
    return words.every((word) => text.includes(word));
  });
}

export interface Words {
  readonly kind: "plain" | "strong" | "name" | "rule";
  readonly words: string;
}

const PART = /(\*\*.+?\*\*|`.+?`|\b[A-Z]+(?:-[A-Z]+)+-\d+[a-z]?\b|\b[a-z]+(?:_[a-z]+)+\b)/;

/** A statement in parts: **strong** words, `names` of options and fields (also_bare ones), ids of rules, and plain ones. */
export function wordsOf(statement: string): Words[] {
  const parts = statement.split(PART).filter(Boolean);
  return parts.map((part) => {
    if (part.startsWith("**")) return { kind: "strong", words: part.slice(2, -2) };
    if (!PART.test(part)) return { kind: "plain", words: part };
    if (/^[A-Z]/.test(part)) return { kind: "rule", words: part };
    return { kind: "name", words: part.replaceAll("`", "").replaceAll("_", " ") };
  });
}
