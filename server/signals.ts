/** Stops a server on system signals: gracefully at the first, immediately at the second. */
const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Milliseconds in which further signals count as the first: Ctrl+C reaches every process of a terminal, and npm and
 * `tools/start.mjs` also pass it on.
 */
const echo = 1000;

/** Ends the process with its server: with 0 if it closed in time, else with 1. */
export const closeOnSignals = (served: { close(): Promise<void> }): void => {
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
