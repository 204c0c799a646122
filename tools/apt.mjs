// Programs of the system that tests use: found on the path, installed where they are missing and can be.
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

/** Seconds to wait for somebody else who is installing something. */
const patience = 600;

const apt = (...args) =>
  spawnSync("apt-get", ["-qq", "-o", `DPkg::Lock::Timeout=${patience}`, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  }).status === 0;

let isUpToDate = false;
/** What there is to install is asked for once. */
const upToDate = () => {
  isUpToDate ||= apt("update");
  return isUpToDate;
};

export const installedByApt = (what, ...packages) => {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !runs("/usr/bin/apt-get")) return false;
  console.log(`Installing ${what} for the tests …`);
  return upToDate() && apt("install", "-y", "--no-install-recommends", ...packages);
};
