/** The code of Will-o'-the-Wisp's level of a day, grown once for all who ask. */
import { Worker } from "node:worker_threads";

/** Milliseconds; a previewer does not wait longer. */
const patience = 8000;

const grow = (date: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./daily-worker.ts", import.meta.url), { workerData: date });
    const timer = setTimeout(() => answer(undefined), patience);
    // A stopping server waits for neither.
    worker.unref();
    timer.unref();
    const answer = (code: unknown): void => {
      clearTimeout(timer);
      resolve(typeof code === "string" ? code : undefined);
      void worker.terminate();
    };
    worker.on("message", answer);
    worker.on("error", () => answer(undefined));
    worker.on("exit", () => answer(undefined));
  });

export class DailyLevels {
  #day: { readonly date: string; readonly code: Promise<string | undefined> } | undefined;

  /** Undefined if none could be grown in time. */
  code(date: string): Promise<string | undefined> {
    if (this.#day?.date !== date) this.#day = { date, code: grow(date) };
    return this.#day.code;
  }
}
