import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

const run = (env: NodeJS.ProcessEnv) =>
  spawnSync(
    process.execPath,
    ["tools/test.mjs", "unit", "server/tests/blocks.test.ts", "server/tests/outside.test.ts"],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, TURNLIGHT_REPORTS: undefined, NO_COLOR: "1", POSTGRES_PATH: "", ...env },
    },
  );

test("without PostgreSQL every other test runs, and one line says what is left out", () => {
  const { status, stdout, stderr } = run({});
  expect(status, stdout + stderr).toBe(0);
  expect(stderr).toContain("PostgreSQL was not found");
  expect(stdout).toMatch(/Tests {2}\d+ passed \| \d+ skipped/);
});

test("where nothing may be left out, it does not pass without PostgreSQL", () => {
  const { status, stdout } = run({ TURNLIGHT_REPORTS: "nowhere" });
  expect(status).toBe(1);
  expect(stdout).not.toContain("passed");
});
