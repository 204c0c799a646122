// The browser that tests, icons and screenshots use: the system's Chromium, installed where it is missing and can be.
import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const runs = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const find = () => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin", "/usr/local/bin"];
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces].find(runs);
};

const installedByApt = () => {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !runs("/usr/bin/apt-get")) return false;
  console.log("Installing Chromium for the browser tests …");
  const apt = (...args) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return apt("update") && apt("install", "-y", "--no-install-recommends", "chromium");
};

/** The path of a Chromium, or `undefined` after saying what to do. */
export const browserPath = () => {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    console.error(`CHROME_PATH is ${named}, where nothing can be run.`);
    return undefined;
  }
  const path = find() ?? (installedByApt() ? find() : undefined);
  if (path === undefined)
    console.error(
      "The browser tests need Chromium or Chrome, and none was found or could be installed.\n" +
        "Install one (for example: sudo apt-get install chromium), or set CHROME_PATH to where it is.",
    );
  return path;
};

/** How every browser here is started: quiet, and the same in a container as on a desk. */
export const launch = () => {
  const executablePath = browserPath();
  if (executablePath === undefined) process.exit(1);
  return {
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  };
};
