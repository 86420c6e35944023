/** Exact odds of rolls while they are composed: the same law as on the server (VER-ODDS-04). */

const FACES = 4;

export interface Odds {
  /** The probability of exactly so many successes, from 0 on. */
  readonly bySuccesses: readonly number[];
  readonly success: number;
  readonly match: number;
  readonly critical: number;
  readonly mean: number;
}

export interface ContestOdds {
  readonly win: number;
  readonly lose: number;
  readonly neither: number;
  readonly mine: Odds;
}

/** A side of a roll: its dice, its difficulty, and successes without a face. */
export interface Side {
  readonly dice: number;
  readonly difficulty: number;
  readonly automatic: number;
}

const factorials: number[] = [1];
function factorial(n: number): number {
  for (let next = factorials.length; next <= n; next++) factorials.push(factorials[next - 1]! * next);
  return factorials[n]!;
}

const binomials = new Map<number, readonly number[]>();
/** How likely 0, 1, 2 … of the dice are successes. */
function binomial(dice: number): readonly number[] {
  const known = binomials.get(dice);
  if (known) return known;
  const found = Array.from({ length: dice + 1 }, (_, k) => (factorial(dice) / factorial(k) / factorial(dice - k)) * 2 ** (dice - k) / 3 ** dice);
  binomials.set(dice, found);
  return found;
}

const matchless = new Map<string, number>();
/** How likely so many successes, of which the lowest are cancelled, hold no match. */
function withoutMatch(successes: number, cancelled: number): number {
  const left = successes - cancelled;
  if (left <= 1) return 1;
  if (left > FACES) return 0;
  const key = `${successes} ${cancelled}`;
  const known = matchless.get(key);
  if (known !== undefined) return known;
  let total = 0;
  for (let nines = 0; nines <= successes; nines++)
    for (let tens = 0; tens <= successes - nines; tens++)
      for (let elevens = 0; elevens <= successes - nines - tens; elevens++) {
        const counts = [nines, tens, elevens, successes - nines - tens - elevens];
        let gone = cancelled;
        let largest = 0;
        for (const count of counts) {
          largest = Math.max(largest, count - gone);
          gone = Math.max(0, gone - count);
        }
        if (largest <= 1) total += factorial(successes) / counts.reduce((product, count) => product * factorial(count), 1) / FACES ** successes;
      }
  matchless.set(key, total);
  return total;
}

/** A critical failure: no success left, and two ones or more, or a single die that shows one (VER-DICE-07). */
function criticalOf(dice: number, difficulty: number): number {
  if (dice < 1) return 0;
  if (dice === 1) return 1 / 12;
  return binomial(dice).reduce((total, likely, successes) => {
    const others = dice - successes;
    if (successes > difficulty || others < 2) return total;
    return total + likely * (1 - (7 / 8) ** others - others * (1 / 8) * (7 / 8) ** (others - 1));
  }, 0);
}

const atLeast = (n: number) => Math.max(0, n);

/** What is left of a side when `cancelled` more of its successes are gone. Those without a face go first. */
function after({ dice, difficulty, automatic }: Side, cancelled: number): { by: number[]; match: number } {
  const gone = difficulty + cancelled;
  const ofDice = atLeast(gone - automatic);
  const kept = atLeast(automatic - gone);
  const by: number[] = Array.from({ length: atLeast(dice) + kept + 1 }, () => 0);
  let match = 0;
  binomial(atLeast(dice)).forEach((likely, successes) => {
    const cancelledHere = Math.min(ofDice, successes);
    by[successes - cancelledHere + kept]! += likely;
    match += likely * (1 - withoutMatch(successes, cancelledHere));
  });
  return { by, match };
}

const meanOf = (by: readonly number[]) => by.reduce((sum, likely, n) => sum + likely * n, 0);

/** The odds of a roll by itself. */
export function oddsOf(side: Side): Odds {
  const { by, match } = after(side, 0);
  const critical = side.automatic > side.difficulty ? 0 : criticalOf(atLeast(side.dice), side.difficulty - side.automatic);
  return { bySuccesses: by, success: 1 - by[0]!, match, critical, mean: meanOf(by) };
}

/** The odds of a contest for the first side (VER-CONT-01, VER-CONT-02). */
export function contestOf(mine: Side, theirs: Side): ContestOdds {
  const against = (one: Side, other: Side) => {
    const by: number[] = [];
    let match = 0;
    after(other, 0).by.forEach((likely, successes) => {
      const left = after(one, successes);
      left.by.forEach((share, n) => (by[n] = (by[n] ?? 0) + likely * share));
      match += likely * left.match;
    });
    return { by, match };
  };
  const [own, other] = [against(mine, theirs), against(theirs, mine)];
  const [win, lose] = [1 - own.by[0]!, 1 - other.by[0]!];
  const alone = oddsOf(mine);
  return { win, lose, neither: atLeast(1 - win - lose), mine: { ...alone, bySuccesses: own.by, success: win, match: own.match, mean: meanOf(own.by) } };
}
