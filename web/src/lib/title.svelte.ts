import { t } from "./text.svelte";

/** The title of the window is that of the screen, followed by the name of the house. Called while a screen is set up. */
export function titled(title: () => string): void {
  $effect(() => {
    const own = title();
    document.title = own ? `${own} – ${t("title")}` : t("title");
  });
}
