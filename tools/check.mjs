// Everything that must hold before a change lands: build, tests, lint, types, unused code. Ends with `N passed, N failed`.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { install, root, runNode } from "./setup.mjs";

let passed = 0;
let failed = 0;
/** What failed, said again at the end: the runs before it are long. */
const failures = [];

const step = (name, run) => {
  console.log(`\n== ${name}`);
  const start = Date.now();
  const good = run();
  if (good) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  console.log(`== ${name}: ${good ? "passed" : "FAILED"} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
};

/** Adds the tests of one report; one that is missing means its runner never got to the end. */
const count = (file, tally) => {
  try {
    const report = tally(JSON.parse(readFileSync(file, "utf8")));
    passed += report.passed;
    failed += report.failed;
    failures.push(...report.failures);
    return true;
  } catch {
    console.error(`the tests left no ${file}`);
    return false;
  }
};

/** The first lines of a failure are enough to know it again. */
const shortly = (title, message) => `${title}\n${message.split("\n").slice(0, 12).join("\n")}`;

/** Vitest's report. */
const unitTally = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: report.testResults.flatMap(({ name, assertionResults, message }) => {
    const bad = assertionResults.filter(({ status }) => status === "failed");
    if (bad.length === 0 && message) return [shortly(relative(root, name), message)];
    return bad.map((test) => shortly(`${relative(root, name)}: ${test.fullName}`, test.failureMessages.join("\n")));
  }),
});

/** All tests of Playwright's report, however deep their groups lie. */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Playwright's report. */
const browserTally = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected,
  failures: [
    ...report.errors.map(({ message }) => message),
    ...specsOf(report).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === "unexpected")
        .map(({ projectName, results }) =>
          shortly(
            `${file}:${line} [${projectName}] ${title}`,
            results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
          ),
        ),
    ),
  ],
});

/** Runs the README's test command and counts its tests one by one. */
const tests = () => {
  const folder = mkdtempSync(join(tmpdir(), "turnlight-"));
  const { status } = spawnSync("npm", ["test"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TURNLIGHT_REPORTS: folder },
  });
  const unit = count(join(folder, "unit.json"), unitTally);
  const browser = count(join(folder, "browser.json"), browserTally);
  const engines = count(join(folder, "engines.json"), browserTally);
  rmSync(folder, { recursive: true });
  return unit && browser && engines && status === 0;
};

install();
step("build", () => runNode("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]) === 0);
step("tests", tests);
step("lint", () => runNode("node_modules/@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]) === 0);
step("types", () => runNode("node_modules/typescript/bin/tsc", ["-b"]) === 0);
step("unused code", () => runNode("node_modules/knip/bin/knip.js") === 0);

for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
