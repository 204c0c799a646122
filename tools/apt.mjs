// System programs that tests use: found on the path, or installed with apt if possible.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

export const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export const onPath = (...commands) => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(runs);
};

/** Seconds to wait for another process that holds apt's lock. */
const patience = 600;

const apt = (...args) =>
  spawnSync("apt-get", ["-qq", "-o", `DPkg::Lock::Timeout=${patience}`, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

let isUpToDate = false;
/** Updates the package lists once. */
const upToDate = () => {
  isUpToDate ||= apt("update");
  return isUpToDate;
};

export const installedByApt = (what, ...packages) => {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !runs("/usr/bin/apt-get")) return false;
  console.log(`Installing ${what} for the tests …`);
  return upToDate() && apt("install", "-y", "--no-install-recommends", ...packages);
};
