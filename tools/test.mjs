// `npm test`: installs and builds if needed, then runs all tests: those of the code, those in Chromium, and their core in
// the other engines. `npm test -- unit …`, `npm test -- browser …` and `npm test -- engines …` run one of the three; what
// follows goes to its runner.
import { join } from "node:path";
import { browserPath, enginePaths } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { postgresFolder } from "./postgres.mjs";
import { install, runNode } from "./setup.mjs";

/** Where to leave the counts for whoever asked for them. */
const reports = process.env.TURNLIGHT_REPORTS;

const [which, ...args] = process.argv.slice(2);

const unit = (args) => {
  const postgres = postgresFolder();
  if (postgres === undefined) return 1;
  process.env.POSTGRES_PATH = postgres;
  const counted = reports
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "unit.json")}`]
    : [];
  return runNode("node_modules/vitest/vitest.mjs", ["run", ...counted, ...args]);
};

const browser = (args) => {
  const path = browserPath();
  if (path === undefined) return 1;
  process.env.CHROME_PATH = path;
  const status = buildIfNeeded();
  if (status !== 0) return status;
  if (reports) process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(reports, "browser.json");
  const counted = reports ? ["--reporter=list,json"] : [];
  return runNode("node_modules/@playwright/test/cli.js", ["test", ...counted, ...args]);
};

const engines = (args) => {
  const { firefox, webkit } = enginePaths();
  // Whoever counts wants all of them counted.
  if (reports && !(firefox && webkit)) return 1;
  if (!firefox && !webkit) return 0;
  process.env.FIREFOX_PATH = firefox ?? "";
  process.env.WEBKIT_PATH = webkit ?? "";
  const status = buildIfNeeded();
  if (status !== 0) return status;
  if (reports) process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(reports, "engines.json");
  const counted = reports ? ["--reporter=list,json"] : [];
  return runNode("node_modules/@playwright/test/cli.js", ["test", "--config=e2e/engines", ...counted, ...args]);
};

const runners = { unit, browser, engines };
install();
if (which === undefined) process.exitCode = Math.max(...Object.values(runners).map((run) => run([])));
else if (Object.hasOwn(runners, which)) process.exitCode = runners[which](args);
else {
  console.error(`"${which}" is none of ${Object.keys(runners).join(", ")}; nothing at all runs them all.`);
  process.exitCode = 2;
}
