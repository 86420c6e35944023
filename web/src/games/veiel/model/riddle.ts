/** Riddles as they are drawn. */
import { t } from "../../../lib/text.svelte";

/** The symbols of a grid: told by shape, each with a name of its own. */
export const RUNES: Readonly<Record<string, string>> = { O: "○", X: "✕", S: "★", M: "☾", U: "☀", K: "⚷" };

/** An answer as it stands on its button. `family` is the kind of puzzle. */
export function figures(family: string, answer: string): string {
  switch (family) {
    case "Doors":
      return answer
        .split(" ")
        .map((content, n) => t("veiel-riddle-behind", { n: n + 1, content }))
        .join(", ");
    case "Scales":
      return answer.split("").join(" < ");
    case "Grid":
      return `${RUNES[answer] ?? answer} ${t(`veiel-symbol-${answer}`)}`;
    case "Levers":
      return answer.split("").join(" + ");
    default:
      return answer;
  }
}
