import { defineConfig } from "vite";
import { finished } from "./build/index.ts";

export default defineConfig({
  plugins: [finished()],
  build: {
    target: "es2022",
    // A strict content policy allows no inlined files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
