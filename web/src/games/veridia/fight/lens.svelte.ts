/** How far a map is drawn near, and where: two fingers pinch, one finger or the wheel moves what is larger than its place. */
const MOST = 4;
/** A finger that wanders so many pixels moves the map: it does not press. */
const SLACK = 8;

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The last touch moved the map. */
  hasMoved = false;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  reset(): void {
    [this.scale, this.x, this.y] = [1, 0, 0];
  }

  /** Watch the place in which the map lies. */
  readonly watch = (place: HTMLElement): (() => void) => {
    const listeners: readonly (readonly [string, (event: never) => void])[] = [
      ["pointerdown", (event: PointerEvent) => this.down(event)],
      ["pointermove", (event: PointerEvent) => this.move(event, place)],
      ["pointerup", (event: PointerEvent) => this.up(event)],
      ["pointercancel", (event: PointerEvent) => this.up(event)],
      ["wheel", (event: WheelEvent) => this.wheel(event, place)],
    ];
    for (const [name, listener] of listeners) place.addEventListener(name, listener as EventListener, { passive: name !== "wheel" });
    return () => {
      for (const [name, listener] of listeners) place.removeEventListener(name, listener as EventListener);
    };
  };

  private down(event: PointerEvent): void {
    if (!this.fingers.size) {
      this.hasMoved = false;
      this.travelled = 0;
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent, place: HTMLElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (this.fingers.size === 2) {
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const was = Math.hypot(before.x - other!.x, before.y - other!.y);
      const is = Math.hypot(event.clientX - other!.x, event.clientY - other!.y);
      this.zoom(is / Math.max(1, was), (event.clientX + other!.x) / 2, (event.clientY + other!.y) / 2, place);
      this.hasMoved = true;
    } else if (this.scale > 1) {
      this.travelled += Math.hypot(dx, dy);
      if (this.travelled > SLACK) this.hasMoved = true;
      if (this.hasMoved) this.place(this.x + dx, this.y + dy, place);
    }
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  private wheel(event: WheelEvent, place: HTMLElement): void {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 500), event.clientX, event.clientY, place);
  }

  /** Draw nearer by a factor; what lies under the point (in pixels of the page) stays there. */
  private zoom(by: number, x: number, y: number, place: HTMLElement): void {
    const scale = Math.max(1, Math.min(MOST, this.scale * by));
    const paper = place.firstElementChild as HTMLElement;
    const left = place.getBoundingClientRect().left + paper.offsetLeft;
    const top = place.getBoundingClientRect().top + paper.offsetTop;
    const factor = scale / this.scale;
    const [px, py] = [x - left, y - top];
    this.scale = scale;
    this.place(px - (px - this.x) * factor, py - (py - this.y) * factor, place);
  }

  /** The map never leaves its place. */
  private place(x: number, y: number, place: HTMLElement): void {
    const paper = place.firstElementChild as HTMLElement;
    this.x = Math.min(0, Math.max(paper.offsetWidth * (1 - this.scale), x));
    this.y = Math.min(0, Math.max(paper.offsetHeight * (1 - this.scale), y));
  }
}
