/** A random word: each player's goes into the seed of all chance, so that no single one can know it beforehand. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The beginning of a hash, as long as people compare by eye. */
export const shortHash = (hash: string): string => hash.slice(0, 12);

/** The first letter of a name, as it stands in for a picture: a whole sign, also where it takes several characters. */
export function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
