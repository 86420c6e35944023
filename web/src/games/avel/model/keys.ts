/** The keys that the table itself knows (specification 7.2); those of the answers are in the bar below it. */

/** The letter of a slot, for its one-time effect. */
export const LETTERS: Readonly<Record<string, string>> = { weapon: "W", shield: "S", helmet: "H" };

export type Intent =
  | { readonly do: "walk" | "take" | "back" | "grab" | "confirm" }
  | { readonly do: "way"; readonly key: string }
  | { readonly do: "nth"; readonly n: number }
  | { readonly do: "effect"; readonly slot: string }
  | { readonly do: "spell" | "parade"; readonly by: number }
  | { readonly do: "carry"; readonly down: number; readonly right: number }
  | { readonly do: "pack"; readonly deed: "all" | "turn" | "discard" | "put" | "cancel" };

export interface Moment {
  /** The key of the question that this player answers; "" when there is none. */
  readonly question: string;
  /** Whether a token is carried over the backpack with the keys. */
  readonly isCarrying: boolean;
  /** Whether a direction is being chosen for a move. */
  readonly isChoosingWay: boolean;
  /** Whether a token of the board is chosen. */
  readonly hasToken: boolean;
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What a key means now; null: nothing. */
export function intentOf(key: string, moment: Moment): Intent | null {
  const low = key.length === 1 ? key.toLowerCase() : key;
  if (moment.isCarrying) return whileCarrying(low);
  if (low === "p") return { do: "pack", deed: "all" };
  if (low === "o" && moment.hasToken) return { do: "pack", deed: "turn" };
  if (key === "Delete" && moment.hasToken) return { do: "pack", deed: "discard" };
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : null;
  switch (moment.question) {
    case "avel.action":
      return moment.isChoosingWay ? whileWalking(low, digit) : low === "m" ? { do: "walk" } : null;
    case "avel.effect": {
      const slot = Object.entries(LETTERS).find(([, letter]) => letter.toLowerCase() === low)?.[0];
      if (slot) return { do: "effect", slot };
      return digit === null ? confirming(low) : { do: "nth", n: digit };
    }
    case "avel.spell":
      if (key === "ArrowUp" || key === "ArrowDown") return { do: "spell", by: key === "ArrowUp" ? 1 : -1 };
      return confirming(low);
    case "avel.bag_grab":
      if (key === "ArrowLeft" || key === "ArrowRight") return { do: "parade", by: key === "ArrowRight" ? 1 : -1 };
      return low === " " ? { do: "grab" } : null;
    case "avel.fit":
    case "avel.elixir":
      return confirming(low);
    default:
      return null;
  }
}

function whileWalking(key: string, digit: number | null): Intent | null {
  if (key in ARROWS || (key.length === 1 && "qweasd".includes(key))) return { do: "way", key };
  if (key === "Enter") return { do: "take" };
  if (key === "Escape" || key === "m") return { do: "back" };
  return digit === null ? null : { do: "nth", n: digit };
}

function whileCarrying(key: string): Intent | null {
  const arrow = ARROWS[key];
  if (arrow) return { do: "carry", down: arrow[0], right: arrow[1] };
  switch (key) {
    case "o":
      return { do: "pack", deed: "turn" };
    case "Enter":
    case " ":
      return { do: "pack", deed: "put" };
    case "Delete":
      return { do: "pack", deed: "discard" };
    case "Escape":
      return { do: "pack", deed: "cancel" };
    case "p":
      return { do: "pack", deed: "all" };
    default:
      return null;
  }
}

const confirming = (key: string): Intent | null => (key === "Enter" ? { do: "confirm" } : null);
