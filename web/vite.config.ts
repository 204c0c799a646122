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

/** What every visit needs, in few files: each file is a question to the server. Workers have no page: what they share stands apart. */
const groups = [
  {
    name: "house",
    test: /\/node_modules\/(?:preact|@preact)\/|\/web\/(?:shell\/(?:App|Broken|lazy|troubles|offline\/|menu\/(?!GoOn|Offers|offer|words|tests))|language\/(?:language|texts\/(?:house|plural))|settings\/|routes\.ts|look\/.*\.ts|sound\/index\.ts|store\/(?:device|first-paint)\.ts|table\/(?:frame\/|tables\.ts|parts\/(?:house-icons|Button|announce|Overlays|toasting|confirming|slips|share)\.)|games\/(?:doors|[^/]+\/(?:door|Scene))\.)/,
  },
  {
    name: "kept",
    test: /\/web\/store\/(?:store|disk|fallback|second-copy|newer|memory|troubles|reader|shelves|shelf|format|formats|quarantine|layout|steps)\.ts/,
  },
];

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
        /(?:^|\/)(?:index|house)-[^/]*\.js$/.test(hostId) ? needed.filter((file) => file.endsWith(".css")) : needed,
    },
    rolldownOptions: {
      output: {
        chunkFileNames,
        entryFileNames: chunkFileNames,
        codeSplitting: { includeDependenciesRecursively: false, groups },
      },
      checks: { pluginTimings: false },
    },
  },
});
