/** The real program, started as a shell would: exit codes, pipes, and old records on standard input. */
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../bin/turnlight.mjs", import.meta.url));
const run = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [program, ...args], { input, encoding: "utf8" });

test("a match recorded by one process is verified by another", () => {
  const recorded = run(["record", "dice-race", "--seats", "holds:20,random", "--seed", "pipe"]);
  expect([recorded.status, recorded.stderr]).toEqual([0, ""]);
  const replayed = run(["replay", "-", "--verify"], recorded.stdout);
  expect([replayed.status, replayed.stderr]).toEqual([0, ""]);
  expect(replayed.stdout).toMatch(/verified: all \d+ rolls match the seed\n$/);
});

test("the version is the package's", () => {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
  const { status, stdout } = run(["--version"]);
  expect([status, stdout]).toEqual([0, `turnlight ${version} (Node ${process.versions.node})\n`]);
});

test("a tampered die ends with exit code 2 and one line", () => {
  const { stdout } = run(["record", "dice-race", "--seats", "random,random", "--seed", "pipe"]);
  const tampered = stdout.replace(/rolled (\d)/, (_, face) => `rolled ${face === "6" ? 5 : 6}`);
  const { status, stderr } = run(["replay", "-", "--verify"], tampered);
  expect([status, stderr]).toEqual([
    2,
    expect.stringMatching(/^turnlight: -, entry \d+: the record says "rolled \d".*\n$/),
  ]);
});

test("ten megabytes of noise end with exit code 2 and one line", () => {
  const { status, stderr } = run(["replay", "-"], "\u0007noise".repeat(2_000_000));
  expect([status, stderr.split("\n").length]).toEqual([2, 2]);
});

test("standard input without an end is not read until memory ends", () => {
  const endless = openSync("/dev/zero", "r");
  const { status, stderr } = spawnSync(process.execPath, [program, "replay", "-"], {
    stdio: [endless, "pipe", "pipe"],
    encoding: "utf8",
  });
  closeSync(endless);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/it's too large/)]);
});

test("a file's name cannot steer the terminal", () => {
  const folder = mkdtempSync(join(tmpdir(), "names-"));
  const path = join(folder, "\u001b[2J\u0007bell.json");
  writeFileSync(path, "no record");
  const found = run(["replay", path]);
  const missing = run(["replay", `${path}.gone`]);
  rmSync(folder, { recursive: true });
  for (const { status, stdout, stderr } of [found, missing]) {
    expect(status).toBe(2);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed.
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
  }
});
