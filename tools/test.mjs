// `npm test`: installs and builds if needed, then runs all tests: those of the code, those in Chromium, and their core in
// the other engines. `npm test -- unit …`, `npm test -- browser …` and `npm test -- engines …` run one of the three; what
// follows goes to its runner.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserPath, enginePaths } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { printDearest } from "./dearest.mjs";
import { hostingLinters } from "./hosting-linters.mjs";
import { nginxPath } from "./nginx.mjs";
import { postgresFolder } from "./postgres.mjs";
import { install, root, runNodeAlong, runNodeBeside } from "./setup.mjs";
import { systemdAnalyze } from "./systemd.mjs";

const vitest = "node_modules/vitest/vitest.mjs";
const playwright = "node_modules/@playwright/test/cli.js";

const [which, ...args] = process.argv.slice(2);

/** Folder for the test reports, if requested. */
const requested = process.env.TURNLIGHT_REPORTS;
/** A run of everything ends with its dearest tests, which are found in the reports. */
const reports = requested ?? (which === undefined ? mkdtempSync(join(tmpdir(), "turnlight-")) : undefined);

/** Where reports are requested, as in `.ci/run`, nothing may be left out; nor what was asked for by name. */
const mustAll = requested !== undefined;
const missing = { status: mustAll || which !== undefined ? 1 : 0 };

/** The command of each of the three, or the exit code if its requirements are missing. */
const unit = (args) => {
  const postgres = postgresFolder();
  const nginx = nginxPath();
  const systemd = systemdAnalyze();
  const linters = hostingLinters();
  if ([postgres, nginx, systemd, linters].includes(undefined) && mustAll) return missing;
  const counted = reports
    ? ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, "unit.json")}`]
    : [];
  return {
    script: vitest,
    args: ["run", ...counted, ...args],
    env: {
      POSTGRES_PATH: postgres ?? "",
      NGINX_PATH: nginx ?? "",
      SYSTEMD_ANALYZE_PATH: systemd ?? "",
      HOSTING_LINT_PATH: linters ?? "",
    },
  };
};

const counted = (name) => (reports ? { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, `${name}.json`) } : {});
const reporter = reports ? ["--reporter=list,json"] : [];

const browser = (args) => {
  const path = browserPath();
  if (path === undefined) return missing;
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
  if (mustAll ? !(firefox && webkit) : !firefox && !webkit) return missing;
  const status = buildIfNeeded();
  if (status !== 0) return { status };
  return {
    script: playwright,
    args: ["test", "--config=e2e/engines", ...reporter, ...args],
    env: { FIREFOX_PATH: firefox ?? "", WEBKIT_PATH: webkit ?? "", ...counted("engines") },
  };
};

const runners = { unit, browser, engines };

/** Runs it with live output. */
const shown = async ({ status, script, args, env }) => status ?? runNodeAlong(script, args, env);

/** Runs it and prints its output when it is done. */
const shownWhenDone = async ({ status, script, args, env }) => {
  if (status !== undefined) return status;
  const done = await runNodeBeside(script, args, env);
  console.log(done.said.trimEnd());
  return done.status;
};

/**
 * Runs all of them. Unit tests and those in the other engines run in parallel, since both often wait for a process or a
 * page. Those in Chromium use the whole machine by themselves: beside the other engines, pages of both were starved.
 */
const all = async () => {
  const [code, chromium, others] = Object.values(runners).map((prepare) => prepare([]));
  const beside = await Promise.all([shown(code), shownWhenDone(others)]);
  const status = Math.max(...beside, await shown(chromium));
  printDearest(reports, root);
  if (reports !== requested) rmSync(reports, { recursive: true });
  return status;
};

install();
if (which === undefined) process.exitCode = await all();
else if (Object.hasOwn(runners, which)) process.exitCode = await shown(runners[which](args));
else {
  console.error(`"${which}" is none of ${Object.keys(runners).join(", ")}; nothing at all runs them all.`);
  process.exitCode = 2;
}
