// The linters of the container and compose files, in a package of their own beside their program: installed before the
// tests.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("hosting-lint", import.meta.url));

const isInstalled = () => existsSync(join(folder, "node_modules/.package-lock.json"));

/** Their folder, or `undefined` after one line on what is left out. */
export const hostingLinters = () => {
  if (isInstalled()) return folder;
  console.log("Installing the linters of container files for the tests …");
  spawnSync("npm", ["ci", "--no-fund", "--no-audit", "--ignore-scripts"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, npm_config_loglevel: "error" },
    shell: process.platform === "win32",
  });
  if (isInstalled()) return folder;
  console.error("The linters of container files could not be installed: the tests that need them are left out.");
  return undefined;
};
