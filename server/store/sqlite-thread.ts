/** A writer on a thread of its own. One that ends by itself has written nothing it did not answer, and is replaced. */
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
  let asked: PendingWrite | undefined;

  const take = (): PendingWrite | undefined => {
    const waiting = asked;
    asked = undefined;
    // A server that is asked to stop does not wait for a thread that has nothing to do.
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
        asked = { resolve, reject };
        worker.ref();
        // One text goes from thread to thread faster than many small things.
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
