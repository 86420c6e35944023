import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { texts } from "./lib/text.svelte";

await texts.load();
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // Without it the page works all the same; it only starts faster, and can be installed.
  navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}
