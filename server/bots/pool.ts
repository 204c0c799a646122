/**
 * A pool of worker threads for the server's bots. A worker that times out or crashes is replaced, and its request is
 * rejected.
 */
import { Worker } from "node:worker_threads";
import type { BotQuestion, Thought } from "@turnlight/host";
import { type Result, sentence } from "@turnlight/kernel";

interface QueuedQuestion {
  readonly question: BotQuestion;
  /** Milliseconds from when a worker begins with it. */
  readonly within: number;
  resolve(thought: Thought): void;
  reject(problem: Error): void;
}

export interface BotPool {
  /** Questions without a worker, and those being answered. */
  readonly waiting: number;
  readonly thinking: number;
  /** Rejects if there is no answer in time: the host then plays the game's safe move. */
  think(question: BotQuestion, within?: number): Promise<Thought>;
  /**
   * Leaves pending requests unanswered, so that no bot plays a safe move because its server stops; the next server asks
   * again.
   */
  close(): Promise<void>;
}

export interface BotSettings {
  readonly workers: number;
  /** Milliseconds for one answer. */
  readonly patience: number;
}

/** Runs a function after that many milliseconds; returns the function that cancels it. */
type Later = (milliseconds: number, act: () => void) => () => void;

const later: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  return () => clearTimeout(timer);
};

const startWorker = (): Worker => new Worker(new URL("./worker.ts", import.meta.url));

/** The request a worker is answering. */
interface Thinker {
  readonly question: QueuedQuestion;
  readonly begun: number;
  /** Cancels the timeout. */
  callOff(): void;
}

export const botPool = (
  { workers, patience }: BotSettings,
  start: () => Worker = startWorker,
  wait: Later = later,
): BotPool => {
  const all = new Set<Worker>();
  const thinking = new Map<Worker, Thinker>();
  const waiting: QueuedQuestion[] = [];
  let isClosed = false;

  const hired = (): Worker => {
    const worker = start();
    // A stopping server does not wait for its bots.
    worker.unref();
    all.add(worker);
    worker.on("message", (read: Result<Thought>) => {
      const spent = performance.now() - (thinking.get(worker)?.begun ?? performance.now());
      const question = done(worker);
      if (read.ok) question?.resolve({ ...read.value, spent });
      else question?.reject(new Error(sentence(read.refusal)));
      next();
    });
    worker.on("error", (problem) => dismiss(worker, problem instanceof Error ? problem : new Error(String(problem))));
    worker.on("exit", () => dismiss(worker, new Error("the worker ended")));
    return worker;
  };

  const done = (worker: Worker): QueuedQuestion | undefined => {
    const thinker = thinking.get(worker);
    thinking.delete(worker);
    thinker?.callOff();
    return thinker?.question;
  };

  const dismiss = (worker: Worker, why: Error): void => {
    all.delete(worker);
    done(worker)?.reject(why);
    void worker.terminate();
    next();
  };

  const next = (): void => {
    if (isClosed) return;
    while (waiting.length > 0) {
      const free = [...all].find((worker) => !thinking.has(worker));
      if (free === undefined && all.size >= workers) return;
      const question = waiting.shift();
      if (question === undefined) return;
      const worker = free ?? hired();
      const late = () => dismiss(worker, new Error(`${question.question.bot} took too long`));
      thinking.set(worker, { question, begun: performance.now(), callOff: wait(question.within, late) });
      worker.postMessage(question.question);
    }
  };

  return {
    get waiting() {
      return waiting.length;
    },
    get thinking() {
      return thinking.size;
    },
    think: (question, within = patience) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, within: Math.min(patience, within), resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      for (const worker of all) done(worker);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
