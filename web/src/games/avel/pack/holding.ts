/** Taking a token up with the pointer: a short press chooses it, a drag carries it to wherever it is let go. */
import { longPress } from "../../../lib/longpress.svelte";
import type { GridCell } from "../model/backpack";
import { CELL } from "../model/outline";
import type { Slot } from "../model/plan";
import type { Bench, Target } from "./bench.svelte";

const SLACK = 6;

/** Where the pointer is, for the picture that follows it. */
export const pointer = { x: 0, y: 0 };

export function hold(bench: Bench, token: () => string, onpress: () => void): (element: Element) => () => void {
  return (element) => {
    const down = (event: Event): void => {
      const start = event as PointerEvent;
      if (start.button > 0) return;
      if (bench.held?.isCarried) bench.drop(targetAt(bench, start));
      let isDrag = false;
      const move = (now: PointerEvent): void => {
        Object.assign(pointer, { x: now.clientX, y: now.clientY });
        if (!isDrag && Math.hypot(now.clientX - start.clientX, now.clientY - start.clientY) > SLACK && bench.canMove) {
          isDrag = true;
          bench.pick(token(), false);
        }
        if (!isDrag) return;
        const target = targetAt(bench, now);
        bench.over(target?.on === "grid" ? target.cell : null);
        bench.moved += 1;
      };
      const stop = (): void => {
        for (const [name, listener] of listeners) window.removeEventListener(name, listener as EventListener);
      };
      const up = (now: PointerEvent): void => {
        stop();
        if (isDrag) bench.drop(targetAt(bench, now));
        else if (!longPress.isOn) onpress();
      };
      const cancel = (): void => {
        stop();
        bench.cancel();
      };
      const turn = (now: Event): void => {
        if (!isDrag) return;
        now.preventDefault();
        bench.turn();
      };
      const listeners: [string, (event: never) => void][] = [
        ["pointermove", move],
        ["pointerup", up],
        ["pointercancel", cancel],
        ["contextmenu", turn],
        ["wheel", turn],
      ];
      for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, { passive: false });
    };
    element.addEventListener("pointerdown", down);
    return () => element.removeEventListener("pointerdown", down);
  };
}

/** What a token would be dropped on at a point of the screen. */
export function targetAt(bench: Bench, { clientX, clientY }: { clientX: number; clientY: number }): Target | null {
  const found = document.elementsFromPoint(clientX, clientY).map((element) => element.closest<SVGElement>("[data-drop]"));
  const element = found.find((candidate) => candidate !== null);
  const on = element?.dataset["drop"];
  if (!element || !on) return null;
  if (on !== "grid") return { on: on as Slot | "bin" | "hand" };
  const held = bench.held;
  const cell = held && cellAt(element as SVGSVGElement, clientX, clientY, held.cells);
  return cell ? { on: "grid", cell } : null;
}

/** The cell under the first cell of a token that is held by its middle. */
function cellAt(grid: SVGSVGElement, x: number, y: number, cells: readonly GridCell[]): GridCell | null {
  const matrix = grid.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  const rows = 1 + Math.max(...cells.map(([row]) => row));
  const columns = 1 + Math.max(...cells.map(([, column]) => column));
  return [Math.round(at.y / CELL - rows / 2), Math.round(at.x / CELL - columns / 2)];
}
