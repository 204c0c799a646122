/** The door to workers: asking on the page's side, answering on theirs. */

export { type WorkerClient, type WorkerLike, workerClient } from "./client.ts";
export { serveWorker, type WorkerHandlers } from "./handlers.ts";
export { onPageFreeze, reloadOnReturn } from "./page-freeze.ts";
