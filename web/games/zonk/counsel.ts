/** The page's end of the line to the worker that knows the game by heart: the coach, the auditor of dice, the other tables. */
import type { ZonkMove, ZonkState } from "@turnlight/games/zonk";
import { type MatchRecord, type Read, refuse, type Seat, type Seed } from "@turnlight/kernel";

/** One decision of a person, and what it cost. */
export interface Judged {
  readonly round: number;
  readonly made: ZonkMove;
  readonly chance: number;
  readonly better: ZonkMove;
  readonly best: number;
}

export interface Review {
  readonly decisions: number;
  /** Chances of winning given away, added up. */
  readonly given: number;
  /** The costliest first; only those that cost something. */
  readonly faults: readonly Judged[];
}

/** A match between two of the tavern, to be played out of sight. */
export interface OtherTable {
  readonly config: string;
  readonly bots: readonly [string, string];
  readonly seed: Seed;
}

export type Question =
  | { readonly kind: "judge"; readonly state: ZonkState; readonly move: string }
  | { readonly kind: "review"; readonly record: MatchRecord; readonly seat: Seat }
  | { readonly kind: "verify"; readonly record: MatchRecord }
  | { readonly kind: "play"; readonly tables: readonly OtherTable[] };

export interface Answers {
  readonly judge: Judged;
  readonly review: Review;
  /** How many rolls were drawn again and came out the same. */
  readonly verify: number;
  readonly play: readonly (readonly number[])[];
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

  close(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const answer of this.#waiting.values()) answer(refuse("dropped", "the question was dropped"));
    this.#waiting.clear();
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL("../../workers/dice-zonk.ts", import.meta.url), { type: "module", name: "zonk" });
    worker.onmessage = ({ data }: MessageEvent<Answered>) => {
      this.#waiting.get(data.ask)?.(data.read);
      this.#waiting.delete(data.ask);
    };
    worker.onerror = () => this.close();
    this.#worker = worker;
    return worker;
  }
}
