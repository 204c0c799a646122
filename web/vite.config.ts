import { defineConfig } from "vite";

export default defineConfig({
  build: {
    target: "es2022",
    // A strict content policy allows no inlined files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
