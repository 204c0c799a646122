/** The real program, started as a shell would: exit codes, pipes, and old records on standard input. */
import { spawnSync } from "node:child_process";
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
  expect(replayed.stdout).toMatch(/verified: all \d+ chance moves are the seed's\n$/);
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
