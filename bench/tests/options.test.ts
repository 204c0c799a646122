/** A command asked for what it does not know says so and how it is used, instead of failing somewhere inside. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const fuzz = (...args: readonly string[]) =>
  spawnSync(process.execPath, [fileURLToPath(new URL("../fuzz.ts", import.meta.url)), ...args], { encoding: "utf8" });

const usage = "npm run fuzz -- [--frames N] [--seed TEXT] [--on sqlite | postgres]\n";

test("--help says how a command is used", () => {
  expect(fuzz("--help")).toMatchObject({ status: 0, stdout: usage, stderr: "" });
});

test("an option nobody knows, and a count that is none, are refused with how it is used", () => {
  expect(fuzz("--nonsense")).toMatchObject({ status: 2, stdout: "", stderr: `Unknown option '--nonsense'\n${usage}` });
  const stderr = `--frames is "many"; expected a whole number from 1 up\n${usage}`;
  expect(fuzz("--frames", "many")).toMatchObject({ status: 2, stdout: "", stderr });
});
