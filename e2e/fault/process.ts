/** Kills the browser process, as a power loss would. */
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";

/** The browser's main process, not one of its child processes. */
const processOf = (profile: string): number => {
  const isOurs = (pid: string): boolean => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      return words.includes(`--user-data-dir=${profile}`) && !words.some((word) => word.startsWith("--type="));
    } catch {
      return false;
    }
  };
  const pid = readdirSync("/proc").find((name) => /^\d+$/.test(name) && isOurs(name));
  if (pid === undefined) throw new Error("the browser's process cannot be found");
  return Number(pid);
};

export const killProcess = async (context: BrowserContext, profile: string): Promise<void> => {
  const pid = processOf(profile);
  const gone = new Promise<void>((resolve) => context.once("close", () => resolve()));
  // The browser leads its own process group: all of it is killed at once, as by a power loss.
  process.kill(-pid, "SIGKILL");
  await gone;
};
