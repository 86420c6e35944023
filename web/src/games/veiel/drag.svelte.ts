import type { Thing } from "./model/things";
import type { Stage } from "./stage.svelte";

/** How far a pointer goes until it drags (pixels). */
const SLACK = 7;

/** A thing that is being dragged, and where the pointer is. */
export interface Dragged {
  readonly thing: Thing;
  readonly x: number;
  readonly y: number;
}

/** A thing is dragged onto another one: the same as pressing both. A finger drags where it does not scroll. */
export class Drag {
  now: Dragged | null = $state.raw(null);
  private stop: (() => void) | null = null;

  constructor(private readonly stage: Stage) {}

  /** A pointer went down on a thing: it may be a click, too. */
  begin(thing: Thing, event: PointerEvent): void {
    this.stop?.();
    if (event.button !== 0 || !event.isPrimary || !this.stage.drags(thing)) return;
    const isNear = (x: number, y: number) => Math.hypot(x - event.clientX, y - event.clientY) < SLACK;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!this.now && isNear(x, y)) return;
      if (!this.now) this.stage.take(thing);
      this.now = { thing, x, y };
      this.stage.point(this.under(x, y));
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      const isDragged = this.now !== null || !isNear(x, y);
      this.stop?.();
      if (isDragged) this.stage.drop(thing, this.under(x, y));
    };
    const cancel = () => {
      if (this.now) this.stage.chosen = null;
      this.stop?.();
    };
    // Text under the pointer must not be selected meanwhile, nor a picture dragged by the browser.
    const keep = (other: Event) => other.preventDefault();
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("dragstart", keep);
    this.stop = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("dragstart", keep);
      this.now = this.stop = null;
    };
  }

  /** The thing under the pointer: the innermost that what is dragged can go to, else the innermost of all. */
  private under(x: number, y: number): Thing | null {
    const found: Thing[] = [];
    for (let at = document.elementFromPoint(x, y); at; at = at.parentElement) {
      const { ref, drop } = (at as HTMLElement).dataset;
      found.push(...[ref, drop].filter((one) => one !== undefined));
    }
    return found.find((one) => this.stage.pressable.has(one)) ?? found[0] ?? null;
  }
}
