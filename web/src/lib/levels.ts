import { t, texts } from "./text.svelte";

/** What a level of bots is called; its id where nobody named it. */
export function levelName(level: string): string {
  const id = `level-${level}`;
  return texts.has(id) ? t(id) : level;
}
