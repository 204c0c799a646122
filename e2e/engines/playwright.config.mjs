// The core tests in Firefox and WebKit; `npm test` passes the paths of the browsers.
import { defineConfig } from "@playwright/test";

const { FIREFOX_PATH, WEBKIT_PATH } = process.env;
const engines = [
  { name: "firefox", path: FIREFOX_PATH },
  { name: "webkit", path: WEBKIT_PATH },
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.engines.ts",
  outputDir: "../results/engines",
  fullyParallel: true,
  forbidOnly: true,
  // One browser of each engine in parallel: starting a second one takes longer than it saves.
  workers: 2,
  // Generous for busy machines.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: "list",
  projects: engines.filter(({ path }) => path).map((engine) => ({ name: engine.name, workers: 1, use: { engine } })),
});
