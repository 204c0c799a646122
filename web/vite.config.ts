import { defineConfig } from "vite";
import { finished } from "./build/index.ts";
import { rescue } from "./build/rescue.ts";
import { scopedSheets } from "./build/scoped.ts";
import { target, withinTarget } from "./build/target.ts";
import { workers } from "./build/workers.ts";

/** Files of a game carry its name, so that one can see on the network who is asked for. */
const chunkFileNames = ({
  name,
  moduleIds,
}: {
  readonly name: string;
  readonly moduleIds: readonly string[];
}): string => {
  const game = /.*\/(?:games|examples)\/([^/]+)\//.exec(moduleIds.at(-1) ?? "")?.[1];
  return `assets/${game === undefined || game === name ? "" : `${game}-`}[name]-[hash].js`;
};

export default defineConfig({
  plugins: [workers(), rescue(), withinTarget(), finished()],
  css: { postcss: scopedSheets },
  build: {
    target,
    // A strict content policy allows no inlined files.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The entry names no scripts of rooms: one that is opened fetches its own, and the hall stays small.
      resolveDependencies: (_, needed, { hostId }) =>
        /(?:^|\/)index-[^/]*\.js$/.test(hostId) ? needed.filter((file) => file.endsWith(".css")) : needed,
    },
    rolldownOptions: { output: { chunkFileNames, entryFileNames: chunkFileNames }, checks: { pluginTimings: false } },
  },
});
