// `npm test`: installs and builds if needed, then runs all tests: those of the code, those in Chromium, and their core in
// the other engines. `npm test -- unit …`, `npm test -- browser …` and `npm test -- engines …` run one of the three; what
// follows goes to its runner.
import { join } from "node:path";
import { browserPath, enginePaths } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { postgresFolder } from "./postgres.mjs";
import { install, runNodeAlong, runNodeBeside } from "./setup.mjs";

/** Where to leave the counts for whoever asked for them. */
const reports = process.env.TURNLIGHT_REPORTS;

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/@playwright/test/cli.js";

const [which, ...args] = process.argv.slice(2);

/** What each of the three runs, once what it needs is there; without that, the exit code. */
const unit = (args) => {
  const postgres = postgresFolder();
  if (postgres === undefined) return { status: 1 };
  const counted = reports
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "unit.json")}`]
    : [];
  return { script: vitest, args: ["run", ...counted, ...args], env: { POSTGRES_PATH: postgres } };
};

const counted = (name) => (reports ? { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`) } : {});
const reporter = reports ? ["--reporter=list,json"] : [];

const browser = (args) => {
  const path = browserPath();
  if (path === undefined) return { status: 1 };
  const status = buildIfNeeded();
  if (status !== 0) return { status };
  return {
    script: playwright,
    args: ["test", ...reporter, ...args],
    env: { CHROME_PATH: path, ...counted("browser") },
  };
};

const engines = (args) => {
  const { firefox, webkit } = enginePaths();
  // Whoever counts wants all of them counted.
  if (reports && !(firefox && webkit)) return { status: 1 };
  if (!firefox && !webkit) return { status: 0 };
  const status = buildIfNeeded();
  if (status !== 0) return { status };
  return {
    script: playwright,
    args: ["test", "--config=e2e/engines", ...reporter, ...args],
    env: { FIREFOX_PATH: firefox ?? "", WEBKIT_PATH: webkit ?? "", ...counted("engines") },
  };
};

const runners = { unit, browser, engines };

/** Runs it and shows what it says as it goes. */
const shown = async ({ status, script, args, env }) => status ?? runNodeAlong(script, args, env);

/** Runs it and shows what it said when it is done. */
const told = async ({ status, script, args, env }) => {
  if (status !== undefined) return status;
  const done = await runNodeBeside(script, args, env);
  console.log(done.said.trimEnd());
  return done.status;
};

/**
 * All of them. Those of the code and those in the other engines run side by side: while one waits, for a process, a page
 * or the longest of its tests, the other has something to do. Those in Chromium fill a machine by themselves.
 */
const all = async () => {
  const [code, chromium, others] = Object.values(runners).map((prepare) => prepare([]));
  const beside = await Promise.all([shown(code), told(others)]);
  return Math.max(...beside, await shown(chromium));
};

install();
if (which === undefined) process.exitCode = await all();
else if (Object.hasOwn(runners, which)) process.exitCode = await shown(runners[which](args));
else {
  console.error(`"${which}" is none of ${Object.keys(runners).join(", ")}; nothing at all runs them all.`);
  process.exitCode = 2;
}
