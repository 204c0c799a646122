// The complete check before a change lands: build, tests, lint, import rules, types, unused code. Ends with `N passed,
// N failed`.

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { specsOf } from "./dearest.mjs";
import { install, root, runNodeBeside } from "./setup.mjs";

let passed = 0;
let failed = 0;
/** Failures, printed again at the end because the output is long. */
const failures = [];

const judge = (name, good, start) => {
  if (good) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  console.log(`== ${name}: ${good ? "passed" : "FAILED"} in ${((Date.now() - start) / 1000).toFixed(1)} s`);
};

const step = (name, run) => {
  console.log(`\n== ${name}`);
  const start = Date.now();
  judge(name, run(), start);
};

/** Runs a step in parallel with others; its output is printed when it is done. */
const stepBeside = async (name, script, args) => {
  const start = Date.now();
  const { status, said } = await runNodeBeside(script, args);
  console.log(`\n== ${name}\n${said.trimEnd()}`);
  judge(name, status === 0, start);
};

/** Adds the tests of one report; a missing report means that its runner did not finish. */
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

/** Shortens a failure to its first lines. */
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
    // On Windows, npm is a script that only a shell can start.
    shell: process.platform === "win32",
  });
  const unit = count(join(folder, "unit.json"), unitTally);
  const browser = count(join(folder, "browser.json"), browserTally);
  const engines = count(join(folder, "engines.json"), browserTally);
  rmSync(folder, { recursive: true });
  return unit && browser && engines && status === 0;
};

// Missing system programs are installed while everything else is installed and built.
const programs = spawn(process.execPath, [join(root, "tools/programs.mjs")], { stdio: "inherit" });
const programsThere = once(programs, "exit");
install();
await Promise.all([
  stepBeside("build", "node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]),
  stepBeside("types", "node_modules/typescript/bin/tsc", ["-b"]),
  stepBeside("lint", "node_modules/@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]),
  stepBeside("import borders", "tools/borders.ts"),
  stepBeside("unused code", "node_modules/knip/bin/knip.js"),
]);
await programsThere;
step("tests", tests);

for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
