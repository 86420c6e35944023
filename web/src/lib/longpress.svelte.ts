/** So long a finger rests until it means "tell me more" (milliseconds), and so far it may wander (pixels). */
const REST = 450;
const SLACK = 10;

/** What a title tells, and where the finger is. */
export interface Tip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/**
 * A finger that rests on something shows what a pointer over it would show, until the next touch; nothing is chosen.
 * Touching already tells a thing that a pointer is over it: only that it left is told later.
 */
class LongPress {
  isOn = $state(false);
  /** The title of what is pressed. */
  tip: Tip | null = $state.raw(null);
  private timer = 0;
  private start = { x: 0, y: 0 };
  /** What the finger has left, and has not been told. */
  private left: EventTarget[] = [];

  /** Watch the whole page; call what is returned to stop. */
  readonly watch = (): (() => void) => {
    const listeners = {
      pointerdown: this.down,
      pointermove: this.move,
      pointerup: this.up,
      pointercancel: this.up,
      pointerleave: this.leave,
      click: this.swallow,
      contextmenu: this.swallow,
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of entries) window.addEventListener(name, listener, { capture: true });
    return () => {
      for (const [name, listener] of entries) window.removeEventListener(name, listener, { capture: true });
    };
  };

  private readonly down = (event: PointerEvent): void => {
    this.end();
    if (event.pointerType !== "touch" || !event.isPrimary) return;
    this.start = { x: event.clientX, y: event.clientY };
    const { target } = event;
    this.timer = window.setTimeout(() => this.begin(target as Element), REST);
  };

  private readonly move = (event: PointerEvent): void => {
    const { x, y } = this.start;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLACK) clearTimeout(this.timer);
  };

  private readonly up = (): void => clearTimeout(this.timer);

  private readonly leave = (event: PointerEvent): void => {
    if (!this.isOn || !event.target) return;
    event.stopPropagation();
    this.left.push(event.target);
  };

  private readonly swallow = (event: Event): void => {
    const isByKey = event.type === "click" && (event as MouseEvent).detail === 0;
    if (!this.isOn || isByKey) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private begin(target: Element): void {
    this.isOn = true;
    document.documentElement.dataset["pressed"] = "";
    const text = target.closest("[title]")?.getAttribute("title");
    if (text) this.tip = { text, ...this.start };
  }

  private end(): void {
    clearTimeout(this.timer);
    this.isOn = false;
    this.tip = null;
    delete document.documentElement.dataset["pressed"];
    const left = this.left;
    this.left = [];
    for (const target of left) target.dispatchEvent(new PointerEvent("pointerleave"));
  }
}

export const longPress = new LongPress();
