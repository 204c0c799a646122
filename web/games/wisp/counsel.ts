/** The page's end of the line to the worker that looks ahead: verdicts, hints and solutions, fresh levels, figures. */
import type { Direction, Hint, Mechanic, Rank, Verdict, WispState } from "@turnlight/games/wisp";
import { type Read, refuse } from "@turnlight/kernel";

export type Question =
  /** What a position of a level is worth; `deep` looks for a way to win even where the whole cannot be seen. */
  | { readonly kind: "outlook"; readonly code: string; readonly state: WispState; readonly deep: boolean }
  /** What there is to say of a level. */
  | { readonly kind: "review"; readonly code: string }
  | { readonly kind: "daily"; readonly date: string }
  | { readonly kind: "fresh"; readonly wishes: FreshWishes };

interface FreshWishes {
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly rank: Rank;
  readonly mechanics?: readonly Mechanic[];
}

/** Everything is left out where the search gave up. */
export interface Outlook {
  readonly verdict?: Verdict;
  readonly hint?: Hint;
  /** A shortest way to win from here. */
  readonly line?: readonly Direction[];
  readonly par?: number;
}

export type Review =
  | {
      readonly kind: "solved";
      readonly par: number;
      readonly solutions: string;
      readonly rank: Rank;
      readonly score: number;
      readonly line: readonly Direction[];
      readonly reachable: number;
    }
  | { readonly kind: "impossible"; readonly reachable: number; readonly draw: number; readonly lost: number }
  | { readonly kind: "gave-up"; readonly visited: number };

export interface Made {
  readonly code: string;
  readonly par: number;
  readonly rank: Rank;
}

export interface Answers {
  readonly outlook: Outlook;
  readonly review: Review;
  readonly daily: Made;
  readonly fresh: Made;
}

export interface Asked {
  readonly ask: number;
  readonly question: Question;
}

export interface Answered {
  readonly ask: number;
  readonly read: Read<Answers[keyof Answers]>;
}

export class Counsel {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #waiting = new Map<number, (read: Read<Answers[keyof Answers]>) => void>();

  ask<K extends keyof Answers>(question: Extract<Question, { readonly kind: K }>): Promise<Read<Answers[K]>> {
    this.#asked += 1;
    const asked: Asked = { ask: this.#asked, question };
    const worker = this.#open();
    return new Promise((resolve) => {
      // The worker answers each question in its own kind.
      this.#waiting.set(asked.ask, resolve as (read: Read<Answers[keyof Answers]>) => void);
      worker.postMessage(asked);
    });
  }

  /** Drops what is being thought about, as when the level has changed meanwhile. */
  drop(): void {
    if (this.#waiting.size === 0) return;
    this.close();
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.values()) answer(refuse("dropped", "the question was dropped"));
    this.#waiting.clear();
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("../../workers/wisp.ts", import.meta.url), { type: "module", name: "wisp" });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      this.#waiting.get(data.ask)?.(data.read);
      this.#waiting.delete(data.ask);
    };
    worker.onerror = () => this.close();
    this.#worker = worker;
    return worker;
  }
}
