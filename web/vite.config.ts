import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", defaultClass: "icon" })],
  build: { target: "es2022", assetsInlineLimit: 0, sourcemap: false },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
