/** The page's end of the line to the worker that solves: advice for a decision, a review of a whole run. */
import type { Advice, Aim, Grade, Option, RunState } from "@turnlight/games/thirteen";
import { type Read, refuse } from "@turnlight/kernel";

export type Question =
  | { readonly kind: "advise"; readonly state: RunState; readonly aim: Aim }
  /** Every decision of a finished run, by its record. */
  | { readonly kind: "review"; readonly record: string };

/** A decision that gave something away. */
export interface Slip {
  readonly stage: number;
  readonly round: number;
  readonly roll: number;
  readonly shown: readonly number[];
  readonly lost: number;
  readonly chosen: Option;
  readonly best: Option;
}

export interface Review {
  readonly decisions: number;
  readonly lost: number;
  readonly counts: Readonly<Record<Grade, number>>;
  /** What cost most, the worst first. */
  readonly worst: readonly Slip[];
  /** Whether every worth was exact. */
  readonly exact: boolean;
}

interface Answers {
  readonly advise: Advice;
  readonly review: Review;
}

export interface Asked {
  readonly ask: number;
  readonly question: Question;
}

export type Answered =
  | { readonly ask: number; readonly read: Read<Advice | Review> }
  | { readonly ask: number; readonly share: number };

interface Waiting {
  answer(read: Read<Advice | Review>): void;
  progress(share: number): void;
}

export class SolverLine {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, Waiting>();

  ask<K extends keyof Answers>(
    question: Extract<Question, { readonly kind: K }>,
    progress: (share: number) => void = () => {},
  ): Promise<Read<Answers[K]>> {
    this.#asked += 1;
    const asked: Asked = { ask: this.#asked, question };
    const worker = this.#open();
    return new Promise((resolve) => {
      // The worker answers each question in its own kind.
      const answer = resolve as (read: Read<Advice | Review>) => void;
      this.#waiting.set(asked.ask, { answer, progress });
      worker.postMessage(asked);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const { answer } of this.#waiting.values()) answer(refuse("dropped", "the question was dropped"));
    this.#waiting.clear();
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("../../../workers/thirteen.ts", import.meta.url), {
      type: "module",
      name: "thirteen",
    });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(data.ask);
      if ("share" in data) {
        waiting?.progress(data.share);
        return;
      }
      this.#waiting.delete(data.ask);
      waiting?.answer(data.read);
    };
    worker.onerror = () => this.close();
    this.#worker = worker;
    return worker;
  }
}
