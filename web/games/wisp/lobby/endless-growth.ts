/** Grows one level more for the next time, on a worker of its own that goes on while somebody plays. */

import { changeEndlessStock, endlessStock } from "../saved.ts";
import { openSolver } from "../solver-worker.ts";
import { type EndlessWishes, readyFor, withGrown } from "./endless-stock.ts";

/** With this many levels ready, none is grown. */
const enough = 3;

const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

export const growthQuestion = ({ side, rank, mechanics }: EndlessWishes) => ({
  seed: freshSeed(),
  width: side,
  height: side,
  rank,
  ...(mechanics.length > 0 && { mechanics }),
});

let isGrowing = false;

export const growForLater = async (wishes: EndlessWishes): Promise<void> => {
  if (isGrowing || readyFor(await endlessStock(), wishes).length >= enough) return;
  isGrowing = true;
  const solver = openSolver();
  const read = await solver.ask("fresh", growthQuestion(wishes));
  solver.close();
  if (read.ok) await changeEndlessStock((stock) => withGrown(stock, read.value.code, read.value.rank));
  isGrowing = false;
};
