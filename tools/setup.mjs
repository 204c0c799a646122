// Brings a clone to where everything can run: installs what the lock file says, once, and runs things on the right Node.
// Plain JavaScript that any Node can read.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { modernNode, runInPlace } from "./node.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));

const lockFile = join(root, "package-lock.json");
const installedLock = join(root, "node_modules", ".installed-lock.json");

/** Runs `npm ci` unless exactly this lock file was installed before. */
export const install = () => {
  const lock = readFileSync(lockFile, "utf8");
  if (existsSync(installedLock) && readFileSync(installedLock, "utf8") === lock) return;
  console.log("Installing what the lock file says …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--include=dev", "--include=optional", "--no-fund", "--no-audit"], {
    cwd: root,
    // An engine warning of the system's older Node says nothing here: things run on the newer one.
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

/** Runs a script on a Node that is new enough; the exit code comes back. */
export const runNode = (script, args = [], env = {}) => {
  const [node, all, options] = onModernNode(script, args, env);
  return spawnSync(node, all, { ...options, stdio: "inherit" }).status ?? 1;
};

/** The same in place of this process: signals that come here go there. */
export const runNodeInPlace = (script, args = [], env = {}) => runInPlace(...onModernNode(script, args, env));

/** The same beside others, and shown as it goes. */
export const runNodeAlong = async (script, args = [], env = {}) => {
  const [node, all, options] = onModernNode(script, args, env);
  const [status] = await once(spawn(node, all, { ...options, stdio: "inherit" }), "close");
  return status ?? 1;
};

/** The same beside others: the exit code comes back with all that was said. */
export const runNodeBeside = async (script, args = [], env = {}) => {
  const [node, all, options] = onModernNode(script, args, env);
  const child = spawn(node, all, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  const [status] = await once(child, "close");
  return { status: status ?? 1, said };
};
