/**
 * Worker RPC, the page's side: typed calls by name, each with exactly one answer. Any failure in the worker (an
 * exception, code that cannot be loaded, a timeout) is returned as a refusal.
 */
import { type Result, refuse } from "@turnlight/kernel";
import { onPageFreeze } from "./page-freeze.ts";

/** A worker's API: for each name the type of its request and of its response. */
export type WorkerApi = Readonly<Record<string, { readonly question: unknown; readonly answer: unknown }>>;

interface CallOptions {
  /** Called with the progress of the call, from 0 to 1. */
  readonly progress?: (share: number) => void;
  /** Cancels the call: it is refused as `cancelled`, and the worker is stopped if it has no other calls. */
  readonly signal?: AbortSignal;
  /** Milliseconds after which the answer is refused as `no-answer` and the worker is replaced. */
  readonly within?: number;
  /** Objects of the request that are transferred instead of copied. */
  readonly transfer?: Transferable[];
}

export interface WorkerClient<Q extends WorkerApi> {
  /** Starts the worker ahead of the first call. */
  open(): void;
  ask<K extends keyof Q & string>(
    name: K,
    question: Q[K]["question"],
    options?: CallOptions,
  ): Promise<Result<Q[K]["answer"]>>;
  close(): void;
}

/** Messages to the worker. */
export type WorkerRequest =
  | { readonly ask: number; readonly name: string; readonly question: unknown }
  | { readonly cancel: number };

/** Messages from the worker; `said` is sent unasked, not in answer to a call. */
export type WorkerResponse =
  | { readonly ask: number; readonly share: number }
  | { readonly ask: number; readonly read: Result<unknown> }
  | { readonly said: unknown };

interface PendingAnswer {
  answer(read: Result<unknown>): void;
  progress(share: number): void;
}

/** The part of a worker that a client uses, so that tests can replace it. */
export interface WorkerLike {
  postMessage(message: WorkerRequest, transfer?: Transferable[]): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<WorkerResponse>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

class WorkerConnection {
  readonly #start: () => WorkerLike;
  readonly #said: (message: unknown) => void;
  readonly #waiting = new Map<number, PendingAnswer>();
  #worker: WorkerLike | undefined;
  #stay = (): void => {};
  #asked = 0;

  constructor(start: () => WorkerLike, said: (message: unknown) => void) {
    this.#start = start;
    this.#said = said;
  }

  ask(name: string, question: unknown, { progress, signal, within, transfer }: CallOptions): Promise<Result<unknown>> {
    if (signal?.aborted) return Promise.resolve(refuse("cancelled", "nobody waits for the answer"));
    this.#asked += 1;
    const ask = this.#asked;
    return new Promise((resolve) => {
      const timer =
        within === undefined
          ? undefined
          : setTimeout(() => this.#breakOff(refuse("no-answer", `no answer within ${within} ms`)), within);
      const cancel = (): void => {
        this.#worker?.postMessage({ cancel: ask });
        this.#settle(ask, refuse("cancelled", "nobody waits for the answer"));
        if (this.#waiting.size === 0) this.#drop();
      };
      signal?.addEventListener("abort", cancel, { once: true });
      this.#waiting.set(ask, {
        progress: (share) => progress?.(share),
        answer: (read) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", cancel);
          resolve(read);
        },
      });
      this.#post({ ask, name, question }, transfer);
    });
  }

  open(): void {
    this.#worker ??= this.#begin();
  }

  close(): void {
    this.#breakOff(refuse("closed", "the line was closed"));
  }

  #post(message: WorkerRequest, transfer: Transferable[] = []): void {
    try {
      this.open();
      this.#worker?.postMessage(message, transfer);
    } catch (problem) {
      this.#breakOff(refuse("worker-broken", String(problem)));
    }
  }

  #begin(): WorkerLike {
    const worker = this.#start();
    this.#stay = onPageFreeze(() => worker.terminate());
    worker.onmessage = ({ data }) => {
      if ("said" in data) this.#said(data.said);
      else if ("share" in data) this.#waiting.get(data.ask)?.progress(data.share);
      else this.#settle(data.ask, data.read);
    };
    // A worker whose code cannot be loaded, or that failed outside of any call, will never answer.
    worker.onerror = (event) => this.#breakOff(refuse("worker-broken", event.message || "the worker broke"));
    worker.onmessageerror = () => this.#breakOff(refuse("worker-broken", "an answer could not be read"));
    return worker;
  }

  #settle(ask: number, read: Result<unknown>): void {
    const waiting = this.#waiting.get(ask);
    this.#waiting.delete(ask);
    waiting?.answer(read);
  }

  /** The next call starts a new worker. */
  #drop(): void {
    this.#stay();
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #breakOff(read: Result<never>): void {
    this.#drop();
    for (const ask of [...this.#waiting.keys()]) this.#settle(ask, read);
  }
}

/** A client for a worker that is started with the first call. `said` receives messages sent unasked. */
export const workerClient = <Q extends WorkerApi>(
  start: () => WorkerLike,
  said: (message: unknown) => void = () => {},
): WorkerClient<Q> => {
  const line = new WorkerConnection(start, said);
  return {
    open: () => line.open(),
    // The worker is of the same build, so the answer to a call of this name has the type of the API.
    ask: (name, question, options = {}) => line.ask(name, question, options) as Promise<Result<never>>,
    close: () => line.close(),
  };
};
