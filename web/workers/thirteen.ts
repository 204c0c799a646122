/** Solver for Thirteen Throws' screens, off the main thread: the first call for a stage takes a second or two. */
import { adviseOn, pointsAdded, reviewer, usualBook } from "@turnlight/games/thirteen";
import { accept } from "@turnlight/kernel";
import type { ThirteenQuestions } from "../games/thirteen/solver-worker.ts";
import { serveWorker } from "../worker-rpc/index.ts";

serveWorker<ThirteenQuestions>({
  advise: ({ state, aim }, { progress }) => accept(adviseOn(state, reviewer.usual, { aim, progress })),
  added: ({ state, items }) => accept(items.map((item) => pointsAdded(usualBook, state, item) ?? null)),
});
