// The browsers for tests, icons and screenshots: the system's own, or installed if possible.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { installedByApt, onPath, runs } from "./apt.mjs";

// The headless shell is the same engine and starts in a third of the time.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const find = () => onPath(...names) ?? usualPlaces.find(runs);

/** The path of a Chromium, or `undefined` after printing what to do. */
export const browserPath = () => {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    console.error(`CHROME_PATH is ${named}, where nothing can be run.`);
    return undefined;
  }
  const installed = () =>
    installedByApt("Chromium", "chromium-headless-shell") || installedByApt("Chromium", "chromium");
  const path = find() ?? (installed() ? find() : undefined);
  if (path === undefined)
    console.error(
      "Chromium or Chrome was not found and could not be installed: tests that need it are left out " +
        "(install one, or set CHROME_PATH to where it is).",
    );
  return path;
};

const findFirefox = () =>
  onPath("firefox-esr", "firefox") ?? ["/Applications/Firefox.app/Contents/MacOS/firefox"].find(runs);

/** The MiniBrowser that WebKitGTK's driver controls, if driver and display are available too. */
const findWebKit = () => {
  if (process.platform !== "linux" || !onPath("WebKitWebDriver") || !onPath("Xvfb")) return undefined;
  const libraries = [
    "/usr/lib",
    `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu`,
    "/usr/libexec",
  ];
  return libraries
    .flatMap((folder) => {
      try {
        return readdirSync(folder).map((name) => join(folder, name));
      } catch {
        return [];
      }
    })
    .filter((folder) => /\/webkit[^/]*$/.test(folder))
    .map((folder) => join(folder, "MiniBrowser"))
    .find(runs);
};

/** Paths of the other engines' browsers; a missing one is reported in one line and left out. */
export const enginePaths = () => {
  const found = {
    firefox: findFirefox() ?? (installedByApt("Firefox", "firefox-esr") ? findFirefox() : undefined),
    webkit: findWebKit() ?? (installedByApt("WebKit", "webkit2gtk-driver", "xvfb") ? findWebKit() : undefined),
  };
  if (!found.firefox) console.error("Firefox was not found and could not be installed: its tests are left out.");
  if (!found.webkit)
    console.error("WebKit (webkit2gtk-driver, xvfb) was not found and could not be installed: its tests are left out.");
  return found;
};

/** Launch options for every browser: quiet, and the same in a container as on a desktop. */
export const launch = () => {
  const executablePath = browserPath();
  if (executablePath === undefined) process.exit(1);
  return {
    executablePath,
    args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  };
};
