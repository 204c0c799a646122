/**
 * A match's entries in memory. A server holds thousands of long matches at once, so only the newest entries are
 * objects; older ones are stored as text, which is a fifth of the size, and parsed on access.
 */
import type { Entry } from "./record.ts";
import type { Actor } from "./rules.ts";

/** Entries per chunk of text. */
const block = 16;
/** With this many objects, the oldest of them are packed into a text. */
const mostObjects = 2 * block;

type EntryLine = readonly [by: Actor, move: string, at: number];

export class Entries {
  readonly #texts: string[] = [];
  readonly #newest: Entry[] = [];

  get length(): number {
    return this.#texts.length * block + this.#newest.length;
  }

  get newest(): Entry | undefined {
    return this.#newest[this.#newest.length - 1];
  }

  /** The newest entry by one of those actors. */
  newestBy(isOne: (by: Actor) => boolean): Entry | undefined {
    let found = this.#newest.findLast(({ by }) => isOne(by));
    for (let i = this.#texts.length - 1; found === undefined && i >= 0; i--)
      found = this.#read(i).findLast(({ by }) => isOne(by));
    return found;
  }

  list(): readonly Entry[] {
    return [...this.#texts.flatMap((_, i) => this.#read(i)), ...this.#newest];
  }

  push(entry: Entry): void {
    this.#newest.push(entry);
    if (this.#newest.length < mostObjects) return;
    const lines = this.#newest.splice(0, block).map(({ by, move, at }): EntryLine => [by, move, at]);
    this.#texts.push(JSON.stringify(lines));
  }

  pop(): void {
    this.#newest.pop();
    if (this.#newest.length > 0 || this.#texts.length === 0) return;
    this.#newest.push(...this.#read(this.#texts.length - 1));
    this.#texts.pop();
  }

  #read(i: number): readonly Entry[] {
    const lines: readonly EntryLine[] = JSON.parse(this.#texts[i] ?? "[]");
    return lines.map(([by, move, at], j) => ({ n: i * block + j + 1, by, move, at }));
  }
}
