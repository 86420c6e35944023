/** Pictures of things, by what they are: symbols of one sheet, fetched once and kept by the browser. */
import pictures from "./pictures.json";
import sheet from "./sprite.svg?url";

export type Sign = keyof typeof pictures.signs;
export type Kind = Exclude<keyof typeof pictures, "signs">;

const FALLBACK: Readonly<Record<Kind, string>> = {
  heroes: "visored-helm",
  enemies: "skeleton",
  rooms: "dungeon-gate",
  kinds: "card-random",
};

/** The picture of a thing of some kind; content packs may bring others, which share one. */
export function picture(kind: Kind, id: string): string {
  const of: Readonly<Record<string, string>> = pictures[kind];
  return of[id] ?? FALLBACK[kind];
}

export const sign = (of: Sign): string => pictures.signs[of];

/** Where a picture is. */
export const linkTo = (name: string): string => `${sheet}#${name}`;
