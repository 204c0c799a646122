// Everything that must hold before a change lands: build, tests, lint, types, unused code. Ends with `N passed, N failed`.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { install, root, runNode } from "./setup.mjs";

let passed = 0;
let failed = 0;

const step = (name, run) => {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const good = run();
  if (good) passed += 1;
  else failed += 1;
  console.log(`== ${name}: ${good ? "passed" : "FAILED"} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
};

/** Adds the tests of one report; one that is missing means its runner never got to the end. */
const count = (file, tally) => {
  try {
    const [good, bad] = tally(JSON.parse(readFileSync(file, "utf8")));
    passed += good;
    failed += bad;
    return true;
  } catch {
    console.error(`the tests left no ${file}`);
    return false;
  }
};

/** Runs the README's test command and counts its tests one by one. */
const tests = () => {
  const folder = mkdtempSync(join(tmpdir(), "turnlight-"));
  const { status } = spawnSync("npm", ["test"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TURNLIGHT_REPORTS: folder },
  });
  const unit = count(join(folder, "unit.json"), (report) => [report.numPassedTests, report.numFailedTests]);
  const played = ({ stats }) => [stats.expected, stats.unexpected];
  const browser = count(join(folder, "browser.json"), played);
  const engines = count(join(folder, "engines.json"), played);
  rmSync(folder, { recursive: true });
  return unit && browser && engines && status === 0;
};

install();
step("build", () => runNode("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]) === 0);
step("tests", tests);
step("lint", () => runNode("node_modules/@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]) === 0);
step("types", () => runNode("node_modules/typescript/bin/tsc", ["-b"]) === 0);
step("unused code", () => runNode("node_modules/knip/bin/knip.js") === 0);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
