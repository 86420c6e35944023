/** Pictures of things, by what they are: symbols of one sheet, fetched once and kept by the browser. */
import pictures from "./pictures.json";
import sheet from "./sprite.svg?url";

export type Picture = string;
export type Sign = keyof typeof pictures.signs;

const of = (kind: Readonly<Record<string, string>>, id: string, otherwise: string): Picture => kind[id] ?? otherwise;

export const monsterPicture = (id: string): Picture => of(pictures.monsters, id, "beast-eye");
export const tokenPicture = (id: string, kind: string): Picture => of(pictures.tokens, id, kindPicture(kind));
export const tilePicture = (id: string): Picture => of(pictures.tiles, id, "peaks");
export const servicePicture = (verb: string): Picture => of(pictures.services, verb, "hut");
export const emblemPicture = (id: string): Picture => of(pictures.emblems, id, "griffin-shield");
export const broodPicture = (id: string): Picture => of(pictures.broods, id, "minotaur");
export const facePicture = (face: string): Picture | null => of(pictures.faces, face, "") || null;
export const kindPicture = (kind: string): Picture => of(pictures.kinds, kind, "knapsack");
export const trapPicture = (id: string): Picture => of(pictures.traps, id, "wolf-trap");
export const signPicture = (sign: Sign): Picture => pictures.signs[sign];
export const shortcutPicture = (sign: string): Picture => of(pictures.signs, sign, "portal");

/** Where a picture is. */
export const linkTo = (picture: Picture): string => `${sheet}#${picture}`;
