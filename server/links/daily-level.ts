/** The code of Will-o'-the-Wisp's level of a day, grown once for all who ask. */
import { Worker } from "node:worker_threads";

/** Milliseconds; a previewer does not wait longer. */
const patience = 8000;

/** Undefined if there is no level of that day, or if the worker fails. */
const grow = (date: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL("./daily-worker.ts", import.meta.url), { workerData: date });
    // A stopping server does not wait for it.
    worker.unref();
    const answer = (code: unknown): void => {
      resolve(typeof code === "string" ? code : undefined);
      void worker.terminate();
    };
    worker.on("message", answer);
    worker.on("error", () => answer(undefined));
    worker.on("exit", () => answer(undefined));
  });

export class DailyLevels {
  #day: { readonly date: string; readonly code: Promise<string | undefined> } | undefined;
  readonly #patience: number;

  constructor(wait = patience) {
    this.#patience = wait;
  }

  /** Undefined if it is not there in time; it goes on growing for whoever asks later. */
  async code(date: string): Promise<string | undefined> {
    if (this.#day?.date !== date) this.#day = { date, code: grow(date) };
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), this.#patience).unref();
    });
    const code = await Promise.race([this.#day.code, late]);
    clearTimeout(timer);
    return code;
  }
}
