// Everything that must hold before a change lands: tests, lint, types, unused code, build. Ends with `N passed, N failed`.

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

/** Runs the README's test command and counts its tests one by one. */
const tests = () => {
  const folder = mkdtempSync(join(tmpdir(), "turnlight-"));
  const report = join(folder, "tests.json");
  const { status } = spawnSync(
    "npm",
    ["test", "--", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    passed += numPassedTests;
    failed += numFailedTests;
  } catch {
    console.error("the tests left no report");
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
  return status === 0;
};

install();
step("tests", tests);
step("lint", () => runNode("node_modules/@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]) === 0);
step("types", () => runNode("node_modules/typescript/bin/tsc", ["-b"]) === 0);
step("unused code", () => runNode("node_modules/knip/bin/knip.js") === 0);
step("build", () => runNode("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]) === 0);

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
