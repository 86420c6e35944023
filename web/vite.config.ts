import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import Icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";

/** Writes the service worker, which has to know the names of all files of the page. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      const source = readFileSync("src/worker.js", "utf8")
        .replace('"%VERSION%"', JSON.stringify(version))
        .replace('["%FILES%"]', JSON.stringify(files.map((name) => `/${name}`)));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

/** Scripts of one game bear its name: `veridia-Builder-….js`. */
function scriptName(name: string, modules: readonly string[]): string {
  const games = new Set(modules.flatMap((id) => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? []));
  const game = games.size === 1 ? [...games][0] : undefined;
  return `assets/${game && game !== name ? `${game}-` : ""}[name]-[hash].js`;
}

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: "svelte", defaultClass: "icon" }), worker()],
  build: {
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { chunkFileNames: ({ name, moduleIds }) => scriptName(name, moduleIds) } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
