import { defineConfig } from "vitest/config";
import { languageFolders } from "./web/build/language-folders.ts";

/**
 * Of the page, what changes nothing that is there for all: no stand-in for a device, a clock or a global. To load what
 * they need for each file anew takes longer than these tests.
 */
const pureOfPage = [
  "web/{build,games,language,languages,learn,online,review,sound,statistics,ui}/**/*.test.ts",
  "web/app/*/tests/*.test.ts",
  "web/match/{replay,review,unfinished}/**/*.test.ts",
];

export default defineConfig({
  plugins: [languageFolders()],
  test: {
    // A test that hangs fails within a minute, by its name. The few that truly take longer say so, each with its reason.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left to itself it keeps a core for the terminal, which is half of a small machine.
    maxWorkers: "100%",
    exclude: ["**/node_modules/**", "**/dist/**"],
    projects: [
      {
        extends: true,
        // Pure code leaves nothing behind, so its tests can share what was loaded.
        test: {
          name: "pure",
          isolate: false,
          include: ["{kernel,decency,games,host,wire}/**/*.test.ts"],
          // Node reads it as it is. Elsewhere what is imported is looked up at every use, which takes a quarter longer.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        extends: true,
        test: { name: "page", isolate: false, include: pureOfPage },
      },
      {
        extends: true,
        // Each test opens a server of its own and stands in for nothing that is there for all.
        test: { name: "server", isolate: false, include: ["{server,cli}/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "shells",
          include: ["{web,tools,bench}/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", ...pureOfPage],
        },
      },
    ],
  },
});
