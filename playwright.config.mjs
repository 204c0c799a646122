// Whole screens in a real browser: the built page, served by our own server, on a desk and on a phone.
import { defineConfig } from "@playwright/test";
import { launch } from "./tools/browser.mjs";

/** What does not depend on how large the screen is; single tests elsewhere say by a tag that they are for one shape alone. */
const sizeless =
  /(a-fifth-game|a-third-language|access|broken|board-sizes|budget|by-ear|by-ear-lessons|checks|data|dice|documents-[a-z-]+|fault|forced-colours|licences|links|menu|offline|online-[a-z-]+|replay|resume|screen-reader|settings|shapes|sound|static|sync|tabs|themes|trouble|windows|wisp-help|workers)\.spec\.ts$/;

const { executablePath, args } = launch();

export default defineConfig({
  testDir: "e2e",
  // Emptied at every start, while the other engines may still write beside it.
  outputDir: "e2e/results/chromium",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than the cores of a small machine: much of a test is waiting for the page to take its time.
  workers: 3,
  // Generous, since a busy machine is no fault of the page.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    // Tests ask where things are, not how they are painted: with little memory for it, little is painted.
    launchOptions: { executablePath, args: [...args, "--force-gpu-mem-available-mb=1"] },
    locale: "en-GB",
    // Only the offline tests want one; elsewhere it would fetch everything once per test.
    serviceWorkers: "block",
    reducedMotion: "reduce",
    colorScheme: "dark",
  },
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grepInvert: /@desk/,
      testIgnore: sizeless,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
