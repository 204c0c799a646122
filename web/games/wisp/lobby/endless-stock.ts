/**
 * Levels ready for endless play: those shipped with the game, and those grown on this device while somebody played. What
 * was served once is not served again.
 */
import {
  fittingStock,
  type Mechanic,
  mechanics,
  type Rank,
  ranks,
  type StockLevel,
  type StockWishes,
  stockLevels,
} from "@turnlight/games/wisp";
import type { EndlessStock } from "../saved.ts";

/** How many codes are remembered, and how many grown levels are kept ready. */
const mostServed = 400;
const mostReady = 40;

export interface EndlessWishes {
  readonly side: number;
  readonly rank: Rank;
  /** Empty for any. */
  readonly mechanics: readonly Mechanic[];
}

const wishesOf = ({ side, rank, mechanics: wanted }: EndlessWishes): StockWishes => ({
  side,
  rank,
  ...(wanted.length > 0 && { mechanics: wanted }),
});

const grownLevel = ({ code, rank }: EndlessStock["ready"][number]): StockLevel => ({
  code,
  par: 0,
  rank: ranks.find((one) => one === rank) ?? 1,
  idea: undefined,
});

/** What is ready for these wishes, grown levels first. */
export const readyFor = (stock: EndlessStock, wishes: EndlessWishes): readonly StockLevel[] => {
  const served = new Set(stock.served);
  return [
    ...fittingStock(stock.ready.map(grownLevel), wishesOf(wishes), served),
    ...fittingStock(stockLevels(), wishesOf(wishes), served),
  ];
};

export const withServed = ({ ready, served }: EndlessStock, code: string): EndlessStock => ({
  ready: ready.filter((level) => level.code !== code),
  served: [...served, code].slice(-mostServed),
});

export const withGrown = ({ ready, served }: EndlessStock, code: string, rank: number): EndlessStock => ({
  ready: [...ready, { code, rank }].slice(-mostReady),
  served,
});

/** By the number of the newest chapter with a solved level; nothing solved is 0. */
const rankByChapter: readonly Rank[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

/** A newcomer's settings: nothing that has not been met in the campaign, and about as hard as what was solved. */
export const settingsFor = (met: readonly Mechanic[], newestChapter: number): EndlessWishes => {
  const known = mechanics.filter((mechanic) => met.includes(mechanic));
  const [first] = mechanics;
  return {
    side: newestChapter < 2 ? 5 : 6,
    rank: rankByChapter[newestChapter] ?? 5,
    mechanics: known.length === mechanics.length ? [] : known.length === 0 ? [first] : known,
  };
};
