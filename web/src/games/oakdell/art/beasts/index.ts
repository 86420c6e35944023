import { BOSSES } from "./bosses";
import type { Drawing } from "./drawing";
import { GREAT } from "./great";
import { MIDDLING } from "./middling";
import { SMALL } from "./small";

const DRAWINGS: Readonly<Record<string, Drawing>> = { ...SMALL, ...MIDDLING, ...GREAT, ...BOSSES };

/** A content pack may bring monsters that nobody has drawn: they are their outlines, tinted. */
const PLAIN: Drawing = { wash: "hide", parts: {} };

export const drawingOf = (sheet: string): Drawing => DRAWINGS[sheet] ?? PLAIN;
