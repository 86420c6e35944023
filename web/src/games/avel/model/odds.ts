/** Chances in words. */

/** "55%"; never 0% or 100% for what is possible or not certain. Sampled ones carry a "~" and how exact they are. */
export function percent(chance: number, halfWidth = 0): string {
  const whole = Math.round(chance * 100);
  const told = whole === 0 && chance > 0 ? "<1%" : whole === 100 && chance < 1 ? ">99%" : `${whole}%`;
  return halfWidth > 0 ? `~${told} ±${Math.max(1, Math.round(halfWidth * 100))}` : told;
}
