import { defineConfig, mergeConfig } from "vitest/config";
import vite from "./vite.config.ts";

export default mergeConfig(
  vite,
  // Under tests Svelte has to be the one for browsers.
  defineConfig({ resolve: { conditions: ["browser"] }, test: { environment: "happy-dom", include: ["tests/**/*.test.ts", "src/**/*.test.ts"] } }),
);
