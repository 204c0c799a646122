/** Worker RPC: the client on the page's side, handlers on the worker's. */

export { type WorkerClient, type WorkerLike, workerClient } from "./client.ts";
export { serveWorker, type WorkerHandlers } from "./handlers.ts";
export { onPageFreeze, reloadOnReturn } from "./page-freeze.ts";
