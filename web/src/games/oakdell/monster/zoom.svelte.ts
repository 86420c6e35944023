/** The part of a sheet that is seen: two fingers or the wheel zoom, one finger moves what is zoomed. */

const SIZE = 1000;
const MARGIN = 14;
const CLOSEST = 4;

export class Zoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);

  readonly box: string = $derived(
    `${Math.round(this.x - MARGIN)} ${Math.round(this.y - MARGIN)} ${Math.round((SIZE + 2 * MARGIN) / this.scale)} ${Math.round((SIZE + 2 * MARGIN) / this.scale)}`,
  );

  reset(): void {
    this.scale = 1;
    this.x = this.y = 0;
  }

  /** Zoom so that what lies at (x, y) of the sheet stays where it is. */
  by(factor: number, x = SIZE / 2, y = SIZE / 2): void {
    const scale = Math.max(1, Math.min(CLOSEST, this.scale * factor));
    const ratio = this.scale / scale;
    this.moveTo(x - (x - this.x) * ratio, y - (y - this.y) * ratio, scale);
  }

  private moveTo(x: number, y: number, scale: number): void {
    const most = SIZE - SIZE / scale;
    this.scale = scale;
    this.x = Math.max(0, Math.min(most, x));
    this.y = Math.max(0, Math.min(most, y));
  }

  /** An attachment for the picture. `isBusy`: a finger draws on it, and must not move it. */
  readonly watch = (isBusy: () => boolean) => (element: Element) => {
    const svg = element as SVGSVGElement;
    let last: readonly Touch[] = [];

    const placeOf = (x: number, y: number): readonly [number, number] => {
      const place = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()?.inverse());
      return [place.x, place.y];
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      this.by(Math.exp(-event.deltaY / 300), ...placeOf(event.clientX, event.clientY));
    };
    const begin = (event: TouchEvent) => {
      last = [...event.touches];
    };
    const move = (event: TouchEvent) => {
      const now = [...event.touches];
      const [a, b] = now;
      const [lastA, lastB] = last;
      if (a && b && lastA && lastB) {
        event.preventDefault();
        const far = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        this.by(far(a, b) / (far(lastA, lastB) || 1), ...placeOf((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2));
      } else if (a && lastA && this.scale > 1 && !isBusy()) {
        event.preventDefault();
        const [x, y] = placeOf(a.clientX, a.clientY);
        const [lastX, lastY] = placeOf(lastA.clientX, lastA.clientY);
        this.moveTo(this.x + lastX - x, this.y + lastY - y, this.scale);
      }
      last = now;
    };
    svg.addEventListener("wheel", wheel, { passive: false });
    svg.addEventListener("touchstart", begin, { passive: true });
    svg.addEventListener("touchmove", move, { passive: false });
    return () => {
      svg.removeEventListener("wheel", wheel);
      svg.removeEventListener("touchstart", begin);
      svg.removeEventListener("touchmove", move);
    };
  };
}
