// `npm start`: installs and builds if needed, serves the page and opens a browser if there is one.
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { install, root, runNode } from "./setup.mjs";

/** The newest change below a folder, leaving out what is not source. */
const newest = (path) => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "dist" && name !== "node_modules" && name !== "tests");
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
};

const buildIfNeeded = () => {
  const built = statSync(join(root, "web/dist/index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ["web", "kernel", "games", "package-lock.json"].map((name) => newest(join(root, name)));
  if (existsSync(join(root, "web/dist/index.html")) && built > Math.max(...sources)) return;
  console.log("Building the page …");
  const status = runNode("node_modules/vite/bin/vite.js", ["build", "web", "--logLevel", "warn"]);
  if (status !== 0) process.exit(status);
};

install();
buildIfNeeded();
process.exitCode = runNode("cli/bin/turnlight.mjs", ["serve", "--open", ...process.argv.slice(2)]);
