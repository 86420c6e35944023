/** The outline of each hero's pawn around (0, 0): heroes differ by it, not by colour alone. About 21 from the middle. */
export const PAWNS: Readonly<Record<string, string>> = {
  falcon: "M-18-19h36v17q0 14-18 22q-18-8-18-22z",
  stag: "M-11-19h22l11 19-11 19h-22l-11-19z",
  bear: "M-12-19h24q7 0 7 7v24q0 7-7 7h-24q-7 0-7-7v-24q0-7 7-7z",
  fox: "M0-23l22 23-22 23-22-23z",
};
const ROUND = "M-20 0a20 20 0 1 0 40 0a20 20 0 1 0-40 0z";

export const pawnOf = (emblem: string): string => PAWNS[emblem] ?? ROUND;
