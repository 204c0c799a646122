/**
 * A pool of worker threads for the server's bots, shared fairly. Quick moves and heavy thinking wait in queues of their
 * own, and heavy thinking never has all workers: a quick move waits for other quick ones alone. A worker that times out,
 * crashes or has grown too large is replaced.
 */
import { Worker } from "node:worker_threads";
import type { BotQuestion, Thought } from "@turnlight/host";
import { sentence } from "@turnlight/kernel";
import { type BotShare, FairQueue } from "./fair-queue.ts";
import type { WorkerAnswer } from "./worker.ts";

interface QueuedQuestion {
  readonly question: BotQuestion;
  readonly share: BotShare;
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
  think(question: BotQuestion, within?: number, share?: BotShare): Promise<Thought>;
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
  /** Megabytes of one worker. Half of it may stay in use between two questions. */
  readonly memory: number;
}

/** Runs a function after that many milliseconds; returns the function that cancels it. */
type Later = (milliseconds: number, act: () => void) => () => void;

const later: Later = (milliseconds, act) => {
  const timer = setTimeout(act, milliseconds);
  timer.unref();
  return () => clearTimeout(timer);
};

/** What tests can replace. */
export interface BotEnvironment {
  start(memory: number): Worker;
  now(): number;
  /** For the time limit of an answer, and for the moment from which a thought counts as heavy. */
  readonly wait: Later;
  readonly soon: Later;
}

const usual: BotEnvironment = {
  start: (memory) =>
    new Worker(new URL("./worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 16 },
    }),
  now: () => performance.now(),
  wait: later,
  soon: later,
};

/** Milliseconds from which on a thought is heavy. */
const quickest = 100;
/** How much the latest thought counts in a bot's usual time. */
const weight = 0.2;

/** The request a worker is answering. */
interface Thinker {
  readonly asked: QueuedQuestion;
  readonly begun: number;
  /** Cancels the timeout. */
  callOff(): void;
}

const nobody: BotShare = { person: "", table: "" };
const kindOf = ({ game, rules, bot }: BotQuestion): string => `${game} ${rules} ${bot}`;

export const botPool = (
  { workers, patience, memory }: BotSettings,
  environment: Partial<BotEnvironment> = {},
): BotPool => {
  const { start, now, wait, soon } = { ...usual, ...environment };
  const all = new Set<Worker>();
  const thinking = new Map<Worker, Thinker>();
  const queues = { quick: new FairQueue<QueuedQuestion>(), heavy: new FairQueue<QueuedQuestion>() };
  /** The usual milliseconds of each bot. One that has not thought yet counts as quick until it shows otherwise. */
  const times = new Map<string, number>();
  /** Of several workers, one is left to quick moves, and one to heavy thoughts. */
  const most = Math.max(1, workers - 1);
  let wasQuick = false;
  let isClosed = false;
  let stopLooking = (): void => undefined;

  const isHeavy = (question: BotQuestion): boolean => (times.get(kindOf(question)) ?? 0) > quickest;
  const isHeavyNow = ({ asked, begun }: Thinker): boolean => isHeavy(asked.question) || now() - begun > quickest;
  const heavyRunning = (): number => [...thinking.values()].filter(isHeavyNow).length;

  const learn = (question: BotQuestion, spent: number): void => {
    const kind = kindOf(question);
    const before = times.get(kind);
    times.set(kind, before === undefined ? spent : before + weight * (spent - before));
  };

  const enqueue = (asked: QueuedQuestion): void =>
    queues[isHeavy(asked.question) ? "heavy" : "quick"].push(asked, asked.share);

  const hired = (): Worker => {
    const worker = start(memory);
    // A stopping server does not wait for its bots.
    worker.unref();
    all.add(worker);
    worker.on("message", ({ read, used }: WorkerAnswer) => {
      const begun = thinking.get(worker)?.begun ?? now();
      const asked = done(worker);
      const spent = now() - begun;
      if (asked !== undefined) learn(asked.question, spent);
      if (used > (memory / 2) * 2 ** 20) dismiss(worker, new Error("it has grown too large"));
      if (read.ok) asked?.resolve({ ...read.value, spent });
      else asked?.reject(new Error(sentence(read.refusal)));
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
    return thinker?.asked;
  };

  const dismiss = (worker: Worker, why: Error): void => {
    all.delete(worker);
    done(worker)?.reject(why);
    void worker.terminate();
    next();
  };

  /** The next question for a free worker, if one may begin now. */
  const chosen = (): QueuedQuestion | undefined => {
    const { quick, heavy } = queues;
    const heavies = heavyRunning();
    const mayHeavy = heavy.size > 0 && heavies < most;
    const quicks = thinking.size - heavies;
    // Quick moves go first, but leave heavy ones a worker; a single worker takes one of each in turn.
    const mayQuick = quick.size > 0 && !(mayHeavy && (workers === 1 ? wasQuick : heavies === 0 && quicks >= most));
    if (!mayQuick && !mayHeavy) return undefined;
    wasQuick = mayQuick;
    return (mayQuick ? quick : heavy).take();
  };

  /**
   * What was thought to be quick and is not has to make room if a quick move waits for it. A bot's answer depends on the
   * question alone, so that it can begin again.
   */
  const makeRoom = (): void => {
    stopLooking();
    if (queues.quick.size === 0 || workers === 1 || thinking.size < workers) return;
    const running = [...thinking].sort(([, a], [, b]) => b.begun - a.begun);
    if (heavyRunning() <= most) {
      const [, youngest] = running.find(([, thinker]) => !isHeavyNow(thinker)) ?? [];
      if (youngest !== undefined) stopLooking = soon(quickest + 1 - (now() - youngest.begun), next);
      return;
    }
    const [worker, thinker] = running.find(([, one]) => isHeavyNow(one)) ?? [];
    if (worker === undefined || thinker === undefined) return;
    learn(thinker.asked.question, Math.max(now() - thinker.begun, 2 * quickest));
    times.set(kindOf(thinker.asked.question), Math.max(times.get(kindOf(thinker.asked.question)) ?? 0, 2 * quickest));
    done(worker);
    queues.heavy.push(thinker.asked, thinker.asked.share);
    dismiss(worker, new Error("it made room"));
  };

  const next = (): void => {
    if (isClosed) return;
    for (;;) {
      const free = [...all].find((worker) => !thinking.has(worker));
      if (free === undefined && all.size >= workers) break;
      const asked = chosen();
      if (asked === undefined) break;
      const worker = free ?? hired();
      const late = () => dismiss(worker, new Error(`${asked.question.bot} took too long`));
      thinking.set(worker, { asked, begun: now(), callOff: wait(asked.within, late) });
      worker.postMessage(asked.question);
    }
    makeRoom();
  };

  return {
    get waiting() {
      return queues.quick.size + queues.heavy.size;
    },
    get thinking() {
      return thinking.size;
    },
    think: (question, within = patience, share = nobody) =>
      new Promise((resolve, reject) => {
        enqueue({ question, share, within: Math.min(patience, within), resolve, reject });
        next();
      }),
    async close() {
      isClosed = true;
      stopLooking();
      for (const worker of all) done(worker);
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
};
