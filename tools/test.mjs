// `npm test`: installs and builds if needed, then runs all tests, those of the code and those in a real browser.
// `npm test -- unit …` and `npm test -- browser …` run one of the two; what follows goes to its runner.
import { join } from "node:path";
import { browserPath } from "./browser.mjs";
import { buildIfNeeded } from "./build.mjs";
import { install, runNode } from "./setup.mjs";

/** Where to leave the counts for whoever asked for them. */
const reports = process.env.TURNLIGHT_REPORTS;

const unit = (args) => {
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

const [which, ...args] = process.argv.slice(2);
install();
if (which === "unit") process.exitCode = unit(args);
else if (which === "browser") process.exitCode = browser(args);
else if (which === undefined) {
  const status = unit([]);
  process.exitCode = browser([]) || status;
} else {
  console.error(`"${which}" is neither "unit" nor "browser"; nothing at all runs both.`);
  process.exitCode = 2;
}
