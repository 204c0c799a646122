/** Statistics with intervals: how reliable a measured share or mean is, and how long decisions took. */

import type { Bot } from "@turnlight/kernel";
import { milliseconds } from "./clock.ts";

/** The 95 % point of the normal distribution. */
const z = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Wilson's 95 % interval for a share. */
export const shareInterval = (wins: number, games: number): Interval => {
  const share = wins / games;
  const z2 = (z * z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
};

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The normal 95 % interval for a mean. */
export const meanInterval = (values: readonly number[]): Interval => {
  const middle = mean(values);
  const spread = mean(values.map((value) => (value - middle) ** 2));
  const half = values.length < 2 ? 0 : z * Math.sqrt(spread / (values.length - 1));
  return { low: middle - half, high: middle + half };
};

export interface Timing {
  readonly mean: number;
  readonly p99: number;
  readonly longest: number;
}

export class Stopwatch {
  readonly #taken: number[] = [];

  /** The same bot, timed. */
  timing<View, Move>(bot: Bot<View, Move>): Bot<View, Move> {
    return {
      choose: async (ask) => {
        const before = milliseconds();
        const choice = await bot.choose(ask);
        this.#taken.push(milliseconds() - before);
        return choice;
      },
    };
  }

  get timing99(): Timing {
    const sorted = this.#taken.toSorted((one, two) => one - two);
    const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
    return { mean: mean(sorted), p99, longest: sorted.at(-1) ?? 0 };
  }
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

export const timingText = ({ mean: usual, p99, longest }: Timing): string =>
  `${usual.toFixed(2)} ms per decision, 99% under ${p99.toFixed(2)} ms, longest ${longest.toFixed(1)} ms`;
