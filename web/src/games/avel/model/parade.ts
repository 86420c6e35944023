/** When each silhouette of a parade is in reach: all pass within the time, each for about a third of it. */
export interface Reach {
  /** Seconds after the parade began. */
  readonly start: number;
  /** Seconds that it is in sight. */
  readonly time: number;
}

export function reachOf(position: number, of: number, seconds: number): Reach {
  const time = seconds / 2.6;
  return { start: of > 1 ? (position * (seconds - time)) / (of - 1) : 0, time };
}
