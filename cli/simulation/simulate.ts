/**
 * Runs a simulation on all cores. The games are split into ranges by number and the tallies are added in that order, so
 * the result is identical however many workers there are.
 */
import { Worker } from "node:worker_threads";
import { addTallies, emptyTally, type SimulationPlan, type SimulationTally } from "./games.ts";

/** Enough ranges to keep the progress bar moving and all cores busy to the end. */
const stretches = 200;

const cut = (games: number): readonly { from: number; to: number }[] => {
  const length = Math.max(1, Math.ceil(games / stretches));
  return Array.from({ length: Math.ceil(games / length) }, (_, i) => ({
    from: i * length,
    to: Math.min(games, (i + 1) * length),
  }));
};

export const simulate = async (
  plan: SimulationPlan,
  games: number,
  workers: number,
  progress: (share: number) => void,
): Promise<SimulationTally> => {
  const work = cut(games);
  const done: SimulationTally[] = [];
  let next = 0;
  let finished = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: plan });
      let mine = -1;
      const ask = () => {
        const stretch = work[next];
        if (stretch === undefined) {
          void worker.terminate();
          resolve();
          return;
        }
        mine = next;
        next += 1;
        worker.postMessage(stretch);
      };
      worker.on("error", reject);
      worker.on("message", (tally: SimulationTally) => {
        done[mine] = tally;
        finished += 1;
        progress(finished / work.length);
        ask();
      });
      ask();
    });
  await Promise.all(Array.from({ length: Math.min(workers, work.length) }, run));
  return done.reduce(addTallies, emptyTally(plan.bots.length));
};
