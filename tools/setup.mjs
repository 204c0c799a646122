// Prepares a clone: installs the locked dependencies once, and runs scripts on the right Node. Plain JavaScript that
// any Node version can parse.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { modernNode, runInPlace } from "./node.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

const lockFile = join(root, "package-lock.json");
const installedLock = join(root, "node_modules", ".installed-lock.json");

/** Runs `npm ci` unless exactly this lock file is already installed. */
export const install = () => {
  const lock = readFileSync(lockFile, "utf8");
  if (existsSync(installedLock) && readFileSync(installedLock, "utf8") === lock) return;
  console.log("Installing what the lock file says …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit"], {
    cwd: root,
    // The older system Node's engine warning is irrelevant: scripts run on the newer one.
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, npm_config_loglevel: "error" },
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; the lines above say why.");
    process.exit(status ?? 1);
  }
  writeFileSync(installedLock, lock);
};

const onModernNode = (script, args, more) => {
  const node = modernNode();
  const env = {
    ...process.env,
    ...more,
    PATH: `${dirname(node)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
  };
  return [node, [join(root, script), ...args], { cwd: root, env }];
};

/** Runs a script on a Node that is new enough; returns the exit code. */
export const runNode = (script, args = [], env = {}) => {
  const [node, all, options] = onModernNode(script, args, env);
  return spawnSync(node, all, { ...options, stdio: "inherit" }).status ?? 1;
};

/** The same in place of this process, with signals forwarded. */
export const runNodeInPlace = (script, args = [], env = {}) => runInPlace(...onModernNode(script, args, env));

/** The same in parallel with other scripts, with live output. */
export const runNodeAlong = async (script, args = [], env = {}) => {
  const [node, all, options] = onModernNode(script, args, env);
  const [status] = await once(spawn(node, all, { ...options, stdio: "inherit" }), "close");
  return status ?? 1;
};

/** The same in parallel with other scripts; resolves with the exit code and the output. */
export const runNodeBeside = async (script, args = [], env = {}) => {
  const [node, all, options] = onModernNode(script, args, env);
  const child = spawn(node, all, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  const [status] = await once(child, "close");
  return { status: status ?? 1, said: output };
};
