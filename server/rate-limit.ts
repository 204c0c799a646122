/** Token buckets by name, for rate limiting. */
import type { BucketSize } from "./config.ts";

interface BucketLevel {
  readonly name: string;
  tokens: number;
  at: number;
  /** Tokens taken here since they were last asked for. */
  spent: number;
}

/** Full buckets carry no information: they are removed when there are this many. */
const mostNames = 10_000;

export class RateLimiter {
  readonly #size: BucketSize;
  readonly #now: () => number;
  readonly #levels = new Map<string, BucketLevel>();
  /** The buckets from which something was taken since that was last asked for. */
  #used: BucketLevel[] = [];

  constructor(size: BucketSize, now: () => number) {
    this.#size = size;
    this.#now = now;
  }

  take(name: string): boolean {
    const level = this.#level(name);
    if (level.tokens < 1) return false;
    level.tokens -= 1;
    if (level.spent === 0) this.#used.push(level);
    level.spent += 1;
    return true;
  }

  /** Somebody else has taken from this bucket. What is missing is made up for later. */
  charge(name: string, amount: number): void {
    const level = this.#level(name);
    level.tokens = Math.max(-this.#size.most, level.tokens - amount);
  }

  /** What was taken of each name since this was last called. */
  takeSpent(): readonly (readonly [name: string, amount: number])[] {
    const used = this.#used;
    this.#used = [];
    return used.map((level) => {
      const { name, spent } = level;
      level.spent = 0;
      return [name, spent];
    });
  }

  #level(name: string): BucketLevel {
    const now = this.#now();
    const known = this.#levels.get(name);
    if (known !== undefined) {
      known.tokens = this.#filled(known, now);
      known.at = now;
      return known;
    }
    if (this.#levels.size >= mostNames) this.#forgetFull(now);
    const level = { name, tokens: this.#size.most, at: now, spent: 0 };
    this.#levels.set(name, level);
    return level;
  }

  #filled({ tokens, at }: BucketLevel, now: number): number {
    return Math.min(this.#size.most, tokens + (Math.max(0, now - at) / 1000) * this.#size.perSecond);
  }

  #forgetFull(now: number): void {
    for (const [name, level] of this.#levels)
      if (this.#filled(level, now) >= this.#size.most) this.#levels.delete(name);
  }
}
