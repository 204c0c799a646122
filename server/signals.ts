/** A server's end by the system's signals: gently at the first, at once at the second. */
import type { RunningServer } from "./index.ts";

const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Milliseconds in which another signal is the first one once more: Ctrl+C reaches every process of a terminal, and npm
 * and `tools/start.mjs` pass it on besides.
 */
const echo = 1000;

/** From here on the process ends with its server: with 0 where all of it was closed in time, else with 1. */
export const closeOnSignals = (served: RunningServer): void => {
  let first: number | undefined;
  const hear = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (first === undefined) {
      first = now;
      served.close().then(
        () => process.exit(0),
        (problem: unknown) => {
          process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
          process.exit(1);
        },
      );
    } else if (now - first >= echo) {
      for (const one of signals) process.off(one, hear);
      process.kill(process.pid, signal);
    }
  };
  for (const one of signals) process.on(one, hear);
};
