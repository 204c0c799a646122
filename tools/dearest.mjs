// The tests that took longest in a run, from the reports of the runners: where it pays to make the suite cheaper.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** All tests of Playwright's report, at any nesting depth. */
export const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Vitest's report, as names and milliseconds. */
const timesOfUnit = (report, root) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      took: duration ?? 0,
    })),
  );

/** Playwright's report, likewise. */
const timesOfBrowser = (report) =>
  specsOf(report).flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}:${line} [${projectName}] ${title}`,
      took: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );

/** The dearest of all that the reports in the folder name; a missing report is that of a runner that did not finish. */
export const dearestOf = (folder, root, most = 10) => {
  const read = (name, timesOf) => {
    try {
      return timesOf(JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")), root);
    } catch {
      return [];
    }
  };
  return [...read("unit", timesOfUnit), ...read("browser", timesOfBrowser), ...read("engines", timesOfBrowser)]
    .sort((a, b) => b.took - a.took)
    .slice(0, most);
};

export const printDearest = (folder, root) => {
  const dearest = dearestOf(folder, root);
  console.log(`\nThe ${dearest.length} dearest tests:`);
  for (const { name, took } of dearest) console.log(`${(took / 1000).toFixed(1).padStart(7)} s  ${name}`);
};
