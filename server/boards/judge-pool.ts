/**
 * Asks the judge's worker threads, one record at a time each; a worker that takes too long or crashes is replaced. Taking
 * too long says nothing about a record: on a busy machine any may, so whoever sent it is told to try again.
 */
import { Worker } from "node:worker_threads";
import { type ExaminedLevel, type Result, refuse } from "@turnlight/kernel";
import type { FoundCourse, JudgeRequest, JudgeVerdict, ReplayedRecord } from "./judge.ts";
import type { JudgeAnswer, JudgeTask } from "./judge-worker.ts";

export interface JudgePool {
  readonly waiting: number;
  judge(request: JudgeRequest): Promise<Result<JudgeVerdict>>;
  course(game: string, key: string): Promise<Result<FoundCourse>>;
  /** Solves a level that somebody publishes. */
  level(game: string, code: string): Promise<Result<ExaminedLevel>>;
  /** Replays a record that somebody shows. */
  replay(record: string): Promise<Result<ReplayedRecord>>;
  /** Leaves what waits unanswered as refused; whoever sent it sends it again. */
  close(): Promise<void>;
}

interface JudgePoolOptions {
  readonly workers?: number;
  /** Milliseconds for one record. */
  readonly patience?: number;
}

interface QueuedTask {
  readonly task: JudgeTask;
  resolve(answer: JudgeAnswer): void;
}

const memory = 256;
/** Milliseconds for one record. The first of a day may have to grow the day's level. */
const usualPatience = 20_000;
/** Beyond this nobody would wait: they are told to come again. */
const mostWaiting = 2000;

const busy = refuse("too-busy", "too many results are arriving at the moment", { right: "to try again in a minute" });
const stopped = refuse("closing", "the server is shutting down", { right: "to try again in a moment" });

const broken = (why: string) => refuse("bad-record", `the record can't be replayed: ${why}`);

export const judgePool = ({ workers = 1, patience = usualPatience }: JudgePoolOptions = {}): JudgePool => {
  const queue: QueuedTask[] = [];
  const all = new Map<Worker, QueuedTask | undefined>();
  let isClosed = false;

  const next = (): void => {
    while (!isClosed && queue.length > 0) {
      const free = [...all].find(([, task]) => task === undefined)?.[0];
      if (free === undefined && all.size >= workers) return;
      const worker = free ?? hired();
      const queued = queue.shift();
      if (queued === undefined) return;
      all.set(worker, queued);
      worker.postMessage(queued.task);
      const timer = setTimeout(() => dismiss(worker, busy), patience);
      timer.unref();
      timers.set(worker, timer);
    }
  };
  const timers = new Map<Worker, NodeJS.Timeout>();

  const hired = (): Worker => {
    const worker = new Worker(new URL("./judge-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    });
    // A stopping server does not wait for its judge.
    worker.unref();
    all.set(worker, undefined);
    worker.on("message", (answer: JudgeAnswer) => {
      const task = all.get(worker);
      clearTimeout(timers.get(worker));
      if (all.has(worker)) all.set(worker, undefined);
      task?.resolve(answer);
      next();
    });
    worker.on("error", (problem) => dismiss(worker, broken(problem instanceof Error ? problem.message : `${problem}`)));
    worker.on("exit", () => dismiss(worker, broken("the worker ended")));
    return worker;
  };

  const dismiss = (worker: Worker, answer: JudgeAnswer): void => {
    const task = all.get(worker);
    clearTimeout(timers.get(worker));
    timers.delete(worker);
    all.delete(worker);
    task?.resolve(answer);
    void worker.terminate();
    next();
  };

  const ask = (task: JudgeTask): Promise<JudgeAnswer> => {
    if (isClosed) return Promise.resolve(stopped);
    if (queue.length >= mostWaiting) return Promise.resolve(busy);
    return new Promise((resolve) => {
      queue.push({ task, resolve });
      next();
    });
  };

  return {
    get waiting() {
      return queue.length;
    },
    async judge(request) {
      const answer = await ask({ kind: "judge", request });
      if (!answer.ok) return answer;
      return "score" in answer.value ? { ok: true, value: answer.value } : busy;
    },
    async course(game, key) {
      const answer = await ask({ kind: "course", game, key });
      if (!answer.ok) return answer;
      return "bots" in answer.value ? { ok: true, value: answer.value } : busy;
    },
    async level(game, code) {
      const answer = await ask({ kind: "level", game, code });
      if (!answer.ok) return answer;
      return "likeness" in answer.value ? { ok: true, value: answer.value } : busy;
    },
    async replay(record) {
      const answer = await ask({ kind: "replay", record });
      if (!answer.ok) return answer;
      return "scores" in answer.value ? { ok: true, value: answer.value } : busy;
    },
    async close() {
      isClosed = true;
      for (const { resolve } of queue.splice(0)) resolve(stopped);
      for (const [worker, task] of all) {
        all.set(worker, undefined);
        task?.resolve(stopped);
      }
      await Promise.all([...all.keys()].map((worker) => worker.terminate()));
    },
  };
};
