/** Token buckets by name, for rate limiting. */
import type { BucketSize } from "./config.ts";

interface BucketLevel {
  tokens: number;
  at: number;
}

/** Full buckets carry no information: they are removed when there are this many. */
const mostNames = 10_000;

export class RateLimiter {
  readonly #size: BucketSize;
  readonly #now: () => number;
  readonly #levels = new Map<string, BucketLevel>();

  constructor(size: BucketSize, now: () => number) {
    this.#size = size;
    this.#now = now;
  }

  take(name: string): boolean {
    const now = this.#now();
    const level = this.#levels.get(name) ?? { tokens: this.#size.most, at: now };
    level.tokens = this.#filled(level, now);
    level.at = now;
    if (this.#levels.size >= mostNames && !this.#levels.has(name)) this.#forgetFull(now);
    this.#levels.set(name, level);
    if (level.tokens < 1) return false;
    level.tokens -= 1;
    return true;
  }

  #filled({ tokens, at }: BucketLevel, now: number): number {
    return Math.min(this.#size.most, tokens + (Math.max(0, now - at) / 1000) * this.#size.perSecond);
  }

  #forgetFull(now: number): void {
    for (const [name, level] of this.#levels)
      if (this.#filled(level, now) >= this.#size.most) this.#levels.delete(name);
  }
}
