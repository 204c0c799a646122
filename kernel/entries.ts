/**
 * The entries of a match as it holds them. A server has thousands of long matches in memory at once, so they are kept
 * as three lists of plain values, which need a third of what as many small objects do.
 */
import type { Entry } from "./record.ts";
import type { Actor } from "./rules.ts";

/** Seats are their own numbers. */
const numbers = { chance: -1, host: -2 } as const;

const numberOf = (actor: Actor): number => {
  if (typeof actor === "number") return actor;
  return actor === "chance" ? numbers.chance : numbers.host;
};

const actorOf = (number: number): Actor => {
  if (number === numbers.chance) return "chance";
  return number === numbers.host ? "host" : number;
};

export class Entries {
  readonly #by: number[] = [];
  readonly #moves: string[] = [];
  readonly #at: number[] = [];

  get length(): number {
    return this.#moves.length;
  }

  /** By its number, which counts from 1. */
  entry(n: number): Entry | undefined {
    const by = this.#by[n - 1];
    const move = this.#moves[n - 1];
    const at = this.#at[n - 1];
    return by === undefined || move === undefined || at === undefined ? undefined : { n, by: actorOf(by), move, at };
  }

  get newest(): Entry | undefined {
    return this.entry(this.length);
  }

  /** Who made the newest. */
  get newestBy(): Actor | undefined {
    const by = this.#by[this.#by.length - 1];
    return by === undefined ? undefined : actorOf(by);
  }

  /** The newest of one actor. */
  lastBy(actor: Actor): Entry | undefined {
    return this.entry(this.#by.lastIndexOf(numberOf(actor)) + 1);
  }

  /** All of them. */
  list(): readonly Entry[] {
    return this.#moves.map((move, i) => ({ n: i + 1, by: actorOf(this.#by[i] ?? 0), move, at: this.#at[i] ?? 0 }));
  }

  push({ by, move, at }: Entry): void {
    this.#by.push(numberOf(by));
    this.#moves.push(move);
    this.#at.push(at);
  }

  pop(): void {
    this.#by.pop();
    this.#moves.pop();
    this.#at.pop();
  }
}
