/** The dearest tests of a run, from the runners' reports. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

// Plain JavaScript without types, like all that runs on any Node.
const { dearestOf } = await import(new URL("../dearest.mjs", import.meta.url).href);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dearest-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: unknown): void => writeFileSync(join(folder, name), JSON.stringify(report));
const spec = (title: string, duration: number) => ({
  file: "a.spec.ts",
  line: 3,
  title,
  tests: [{ projectName: "phone", results: [{ duration }] }],
});

test("the longest come first, from every runner and at any depth, and no more than asked for", () => {
  write("unit.json", {
    testResults: [
      {
        name: "/repo/kernel/a.test.ts",
        assertionResults: [
          { fullName: "quick", duration: 2 },
          { fullName: "slow", duration: 5000 },
          { fullName: "left out" },
        ],
      },
    ],
  });
  write("browser.json", {
    suites: [{ specs: [spec("short", 900)], suites: [{ specs: [spec("long", 60_000)] }] }],
  });
  expect(dearestOf(folder, "/repo", 3)).toEqual([
    { name: "a.spec.ts:3 [phone] long", took: 60_000 },
    { name: "kernel/a.test.ts: slow", took: 5000 },
    { name: "a.spec.ts:3 [phone] short", took: 900 },
  ]);
});

test("a runner that left no report hides no other", () => {
  write("engines.json", { suites: [{ specs: [spec("alone", 10)] }] });
  expect(dearestOf(folder, "/repo")).toEqual([{ name: "a.spec.ts:3 [phone] alone", took: 10 }]);
});
