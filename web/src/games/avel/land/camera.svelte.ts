import type { Box, Point } from "../model/hex";
import { fitted, kept, moved, pinched, type View, zoomed } from "../model/camera";

/** So far a pointer may wander and still be a click (pixels). */
const SLACK = 7;

/** The view of the land, and the gestures that change it: drag, wheel, pinch, keys. */
export class Camera {
  view: View = $state.raw({ x: 0, y: 0, scale: 1 });
  /** Whether fingers or the mouse are moving the land now. */
  isHeld = $state(false);
  private box: Box = { x: 0, y: 0, width: 1, height: 1 };
  private width = 1;
  private height = 1;
  private wasMoved = false;
  private readonly pointers = new Map<number, Point>();
  private start: Point = { x: 0, y: 0 };
  /** The pointers went far enough: what follows is no click. */
  private isDrag = false;

  /** The screen or the land has another size. What the player chose to see is kept, unless that was everything. */
  resize(box: Box, width: number, height: number): void {
    this.box = box;
    this.width = width;
    this.height = height;
    if (!this.wasMoved) this.fit();
    else this.view = kept(this.view, box, width, height);
  }

  fit(): void {
    this.wasMoved = false;
    this.view = fitted(this.box, this.width, this.height);
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.set(zoomed(this.view, factor, at));
  }

  /** Bring a point of the land onto the screen if it is near the rim or outside. */
  reveal(point: Point): void {
    const x = point.x * this.view.scale + this.view.x;
    const y = point.y * this.view.scale + this.view.y;
    const rim = 60;
    const dx = x < rim ? rim - x : x > this.width - rim ? this.width - rim - x : 0;
    const dy = y < rim ? rim - y : y > this.height - rim ? this.height - rim - y : 0;
    if (dx || dy) this.set(moved(this.view, dx, dy));
  }

  /** Where a point of the screen is on the land. */
  onLand({ x, y }: Point): Point {
    return { x: (x - this.view.x) / this.view.scale, y: (y - this.view.y) / this.view.scale };
  }

  down(id: number, at: Point): void {
    this.pointers.set(id, at);
    this.start = at;
    if (this.pointers.size === 1) this.isDrag = false;
  }

  move(id: number, at: Point): void {
    const before = this.pointers.get(id);
    if (!before) return;
    const [other] = [...this.pointers].filter(([pointer]) => pointer !== id);
    if (other) {
      this.isDrag = this.isHeld = true;
      this.set(pinched(this.view, [before, other[1]], [at, other[1]]));
    } else if (this.isDrag || Math.hypot(at.x - this.start.x, at.y - this.start.y) > SLACK) {
      this.isDrag = this.isHeld = true;
      this.set(moved(this.view, at.x - before.x, at.y - before.y));
    } else return;
    this.pointers.set(id, at);
  }

  /** Whether it was a drag, so that the click that follows means nothing. */
  up(id: number): boolean {
    this.pointers.delete(id);
    if (this.pointers.size === 0) this.isHeld = false;
    return this.isDrag;
  }

  private set(view: View): void {
    this.wasMoved = true;
    this.view = kept(view, this.box, this.width, this.height);
  }
}
