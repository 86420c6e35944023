/** Ink as a hand draws it: outlines that tremble a little, and the shapes that drawings are made of. */

export type Corner = readonly [number, number];

/** Units between two trembles of a hand. */
const STRIDE = 34;

/** A number from -1 to 1, always the same for the same numbers. */
export function tremble(seed: number, n: number): number {
  const wave = Math.sin(seed * 127.1 + n * 311.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The outline itself, corner by corner. */
export const outline = (corners: readonly Corner[]): string => `M${corners.map((corner) => corner.join(" ")).join("L")}Z`;

/**
 * The same outline as ink: its corners stay where they are, between them the line wanders by `most` units at most. It
 * never leaves the true outline by more than its own breadth, so it does not mislead.
 */
export function inked(corners: readonly Corner[], seed: number, most: number): string {
  const told: string[] = [];
  corners.forEach(([x, y], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length]!;
    const [dx, dy] = [toX - x, toY - y];
    const length = Math.hypot(dx, dy) || 1;
    const strides = Math.max(1, Math.round(length / STRIDE));
    for (let n = 0; n < strides; n += 1) {
      const off = n === 0 ? 0 : most * tremble(seed + at, n);
      told.push(`${round(x + (dx * n) / strides - (dy * off) / length)} ${round(y + (dy * n) / strides + (dx * off) / length)}`);
    }
  });
  return `M${told.join("L")}Z`;
}

/** A straight stroke with the same tremble. */
export function stroke(x1: number, y1: number, x2: number, y2: number, seed: number, most = 1.6): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const strides = Math.max(1, Math.round(length / STRIDE));
  let told = `M${x1} ${y1}`;
  for (let n = 1; n <= strides; n += 1) {
    const off = n === strides ? 0 : most * tremble(seed, n);
    told += `L${round(x1 + ((x2 - x1) * n) / strides - ((y2 - y1) * off) / length)} ${round(y1 + ((y2 - y1) * n) / strides + ((x2 - x1) * off) / length)}`;
  }
  return told;
}

/** A circle as a path, so that it can stand among others. */
export const ring = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A star burst: `spikes` long ones, drawn by hand. */
export function burst(x: number, y: number, size: number, spikes = 9, seed = 1): string {
  const corners: Corner[] = [];
  for (let n = 0; n < 2 * spikes; n += 1) {
    const reach = n % 2 ? size * 0.42 : size * (1 + 0.22 * tremble(seed, n));
    const angle = (Math.PI * n) / spikes - Math.PI / 2;
    corners.push([round(x + reach * Math.cos(angle)), round(y + reach * Math.sin(angle))]);
  }
  return outline(corners);
}

/** A path moved by (dx, dy) and mirrored if `flip`: templates of which there are several on a sheet. Absolute M, L, Q, C. */
export function moved(path: string, dx: number, dy: number, flip = 1): string {
  let isX = false;
  return path.replace(/[MLQCZ]|-?\d+(?:\.\d+)?/g, (token) => {
    if (/[MLQCZ]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? flip * Number(token) + dx : Number(token) + dy;
    isX = !isX;
    return `${round(value)}`;
  });
}
