import type { TableStore } from "./table.svelte";
import type { Ref } from "./targets";

/**
 * An attachment for an element that stands for a thing on the table. The element is clicked and reached by keyboard
 * while an option is about it, and carries `data-ref` and the classes `glows` and `lit`.
 */
export function standsFor(table: TableStore, ref: Ref): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    const take = () => table.take(ref);
    const press = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      table.take(ref);
    };
    const enter = () => table.hover(ref);
    const leave = () => table.hover(null);
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", enter],
      ["focus", enter],
      ["pointerleave", leave],
      ["blur", leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener);
    element.dataset["ref"] = ref;
    const stop = $effect.root(() => {
      $effect(() => {
        element.classList.toggle("lit", table.isLit(ref));
      });
      $effect(() => {
        const glows = table.glow(ref);
        element.classList.toggle("glows", glows);
        if (!glows) return;
        // Without an option a thing is no button; a face that wants it reachable all the same sets its own tabindex.
        const had = { tabindex: element.getAttribute("tabindex"), role: element.getAttribute("role") };
        if (had.tabindex === null) element.setAttribute("tabindex", "0");
        if (had.role === null && !(element instanceof HTMLButtonElement)) element.setAttribute("role", "button");
        element.addEventListener("click", take);
        if (!(element instanceof HTMLButtonElement)) element.addEventListener("keydown", press);
        return () => {
          element.removeEventListener("click", take);
          element.removeEventListener("keydown", press);
          for (const [name, value] of Object.entries(had)) if (value === null) element.removeAttribute(name);
        };
      });
    });
    return () => {
      stop();
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
    };
  };
}
