const STEPS: readonly [number, Intl.RelativeTimeFormatUnit][] = [
  [60, "second"],
  [60, "minute"],
  [24, "hour"],
  [30, "day"],
  [12, "month"],
  [Infinity, "year"],
];

/** How long ago `at` (milliseconds since 1970) was, in words. */
export function ago(at: number, locale: string, now = Date.now()): string {
  let amount = (at - now) / 1000;
  for (const [length, unit] of STEPS) {
    if (Math.abs(amount) < length) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(amount), unit);
    amount /= length;
  }
  return "";
}

/** The time of day of `at` (seconds since 1970). */
export function timeOfDay(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(at * 1000);
}

/** Seconds as a clock shows them: `1:05`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
