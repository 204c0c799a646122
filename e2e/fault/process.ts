/** Kills the browser process, as a power loss would. */
import { readdirSync, readFileSync } from "node:fs";
import type { BrowserContext } from "@playwright/test";

/**
 * The process group that the browser's main process leads. A child that has just been forked still has the main process's
 * command line, but is in its group, too.
 */
const groupOf = (profile: string): number => {
  const groupIfOurs = (pid: string): number | undefined => {
    try {
      const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
      if (!words.includes(`--user-data-dir=${profile}`) || words.some((word) => word.startsWith("--type="))) return;
      // After the name in brackets: the state, the parent, the group.
      const [, group] = /\) \S+ \d+ (\d+) /.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      return Number(group);
    } catch {
      return undefined;
    }
  };
  for (const name of readdirSync("/proc")) {
    const group = /^\d+$/.test(name) ? groupIfOurs(name) : undefined;
    if (group !== undefined) return group;
  }
  throw new Error("the browser's process cannot be found");
};

export const killProcess = async (context: BrowserContext, profile: string): Promise<void> => {
  const group = groupOf(profile);
  const gone = new Promise<void>((resolve) => context.once("close", () => resolve()));
  // The browser leads its own process group: all of it is killed at once, as by a power loss.
  process.kill(-group, "SIGKILL");
  await gone;
};
