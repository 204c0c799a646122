/**
 * The SQLite writer on a worker thread. If the thread ends unexpectedly, the pending write is rejected and the thread
 * is replaced.
 */
import { Worker } from "node:worker_threads";
import type { Job, WriteOutcome } from "./sqlite-writer.ts";

interface PendingWrite {
  resolve(done: readonly WriteOutcome[]): void;
  reject(problem: Error): void;
}

export interface WriterThread {
  /** One group at a time. */
  write(jobs: readonly Job[]): Promise<readonly WriteOutcome[]>;
  close(): Promise<void>;
}

type WriterReply = { readonly done: readonly WriteOutcome[] } | { readonly problem: string };

const startWorker = (file: string): Worker =>
  new Worker(new URL("./sqlite-worker.ts", import.meta.url), { workerData: file });

export const writerThread = (file: string, start: (file: string) => Worker = startWorker): WriterThread => {
  let worker: Worker | undefined;
  let pending: PendingWrite | undefined;

  const take = (): PendingWrite | undefined => {
    const waiting = pending;
    pending = undefined;
    // An idle thread does not keep a stopping server alive.
    worker?.unref();
    return waiting;
  };

  const hired = (): Worker => {
    const fresh = start(file);
    fresh.on("message", (text: string) => {
      const answer: WriterReply = JSON.parse(text);
      if ("done" in answer) take()?.resolve(answer.done);
      else take()?.reject(new Error(answer.problem));
    });
    const gone = (problem: Error): void => {
      if (worker === fresh) worker = undefined;
      take()?.reject(problem);
    };
    fresh.on("error", gone);
    fresh.on("exit", () => gone(new Error("the thread that writes has ended")));
    return fresh;
  };

  return {
    write: (jobs) =>
      new Promise((resolve, reject) => {
        worker ??= hired();
        pending = { resolve, reject };
        worker.ref();
        // Transferring one string is faster than cloning many small objects.
        worker.postMessage(JSON.stringify(jobs));
      }),
    close: () =>
      new Promise((resolve) => {
        if (worker === undefined) return resolve();
        worker.ref();
        worker.once("exit", () => resolve());
        worker.postMessage("close");
      }),
  };
};
