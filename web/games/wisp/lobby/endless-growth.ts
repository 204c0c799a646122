/**
 * Grows levels for endless play, one at a time, on a worker of its own that goes on while somebody plays. Whoever wants
 * what is being grown already waits for the same level.
 */
import { type Result, refuse } from "@turnlight/kernel";
import { changeEndlessStock, endlessStock } from "../saved.ts";
import { type GeneratedLevel, openSolver } from "../solver-worker.ts";
import { type EndlessWishes, readyFor, withGrown } from "./endless-stock.ts";

/** With this many levels ready, none is grown. */
const enough = 3;
/** How many further seeds to try when generation fails. */
const tries = 2;

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

const growthQuestion = ({ side, rank, mechanics }: EndlessWishes) => ({
  seed: freshSeed(),
  width: side,
  height: side,
  rank,
  ...(mechanics.length > 0 && { mechanics }),
});

interface LevelGrowth {
  readonly wishes: string;
  readonly level: Promise<Result<GeneratedLevel>>;
  readonly stop: AbortController;
  /** Called with the progress from 0 to 1. */
  listener: ((share: number) => void) | undefined;
}

let running: LevelGrowth | undefined;

const grown = async (
  wishes: EndlessWishes,
  signal: AbortSignal,
  progress: (share: number) => void,
): Promise<Result<GeneratedLevel>> => {
  const solver = openSolver();
  let read: Result<GeneratedLevel> = refuse("cancelled", "cancelled before a level was found");
  for (let i = 0; i < tries && !read.ok && !signal.aborted; i++)
    read = await solver.ask("fresh", growthQuestion(wishes), {
      signal,
      progress: (share) => progress((i + share) / tries),
    });
  solver.close();
  return read;
};

/** The level that is being grown for these wishes, begun now unless it is already; what was grown for others stops. */
export const growLevel = (wishes: EndlessWishes): LevelGrowth => {
  const key = JSON.stringify(wishes);
  if (running?.wishes === key && !running.stop.signal.aborted) return running;
  running?.stop.abort();
  const stop = new AbortController();
  const growth: LevelGrowth = {
    wishes: key,
    level: grown(wishes, stop.signal, (share) => growth.listener?.(share)).finally(() => {
      if (running === growth) running = undefined;
    }),
    stop,
    listener: undefined,
  };
  running = growth;
  return growth;
};

/** One level more for the next time, unless there are enough. */
export const growForLater = async (wishes: EndlessWishes, wanted = enough): Promise<void> => {
  if (readyFor(await endlessStock(), wishes).length >= wanted) return;
  const read = await growLevel(wishes).level;
  if (read.ok) await changeEndlessStock((stock) => withGrown(stock, read.value.code, read.value.rank));
};
