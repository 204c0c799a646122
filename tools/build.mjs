// Builds the page unless the existing build is newer than all of its sources.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root, runNode } from "./setup.mjs";

/** The newest modification time below a folder, ignoring what is not source. */
const newest = (path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "dist" && name !== "node_modules" && name !== "tests");
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
};

/** Returns the exit code of the build; 0 if none was needed. */
export const buildIfNeeded = () => {
  const built = statSync(join(root, "web/dist/index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ["web", "kernel", "games", "host", "wire", "package-lock.json"].map((name) =>
    newest(join(root, name)),
  );
  if (built > Math.max(...sources)) return 0;
  console.log("Building the page …");
  return runNode("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]);
};
