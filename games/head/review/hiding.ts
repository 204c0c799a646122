/** How well a board is hidden: how many guesses the Oracle needs to find everything, compared with random boards. */
import { childSeed, drawOf, type Seat, type Seed, type SetupReview, seedOf, type Work } from "@turnlight/kernel";
import { tableBank } from "../content/table-bank.ts";
import {
  type Board,
  type HeadConfig,
  type HeadRules,
  type HeadState,
  type HeadView,
  isAlone,
  isComplete,
  other,
  placedAtRandom,
  wordsAtRandom,
} from "../rules/index.ts";
import { appraise, bestGuess } from "../solver/oracle.ts";

interface HidingBudget {
  /** The Oracle's work for a guess. */
  readonly nodes: number;
  /** Searches of the board itself, and boards it is compared with. */
  readonly searches: number;
  readonly boards: number;
}

const usual: HidingBudget = { nodes: 1000, searches: 3, boards: 15 };

/** More guesses than letters and cells of the largest board. */
const mostGuesses = 200;

const seed = seedOf("the seeker");

/** The Oracle searches the board of a seat, beyond its limit of misses. */
const searched = (rules: HeadRules, config: HeadConfig, seat: 0 | 1, board: Board, own: Seed, nodes: number) => {
  const hunter = other(seat);
  const draw = drawOf(own);
  let state: HeadState = { config, boards: [board, board], guesses: [], fall: null, requests: [] };
  for (let guesses = 0; ; guesses++) {
    const view: HeadView = { ...rules.view(state, hunter), boards: [null, null], ready: [true, true], fall: null };
    const hunt = view.hunts[hunter];
    if (guesses === mostGuesses || isComplete(hunt, board, config.grids[seat])) return { guesses, misses: hunt.misses };
    const { guess } = bestGuess(appraise(view, hunter, { nodes, draw }), draw);
    state = { ...rules.apply(state, hunter, guess).state, fall: null };
  }
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value that so large a part of the sorted values is below. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;

/** Undefined before the board is set, and for somebody who hunts alone. */
export function* reviewHiding(
  rules: HeadRules,
  { config, boards }: HeadView,
  seat: Seat,
  { nodes, searches, boards: compared }: HidingBudget = usual,
): Work<SetupReview | undefined> {
  const side = seat === 0 ? 0 : 1;
  const board = boards[side];
  if (board === null || (side === 0 && isAlone(config))) return undefined;
  const all = searches + compared;
  const own: ReturnType<typeof searched>[] = [];
  for (let i = 0; i < searches; i++) {
    own.push(searched(rules, config, side, board, childSeed(seed, `search ${i}`), nodes));
    yield (i + 1) / all;
  }
  const random: number[] = [];
  for (let i = 0; i < compared; i++) {
    const draw = drawOf(childSeed(seed, `board ${i}`));
    const other = placedAtRandom(wordsAtRandom(tableBank(config), config.words[side], draw), config.grids[side], draw);
    random.push(searched(rules, config, side, other, childSeed(seed, `board ${i} search`), nodes).guesses);
    yield (searches + i + 1) / all;
  }
  const guesses = mean(own.map((one) => one.guesses));
  const sorted = random.toSorted((a, b) => a - b);
  return {
    guesses,
    misses: mean(own.map(({ misses }) => misses)),
    usual: { low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) },
    harderThan: random.filter((one) => one < guesses).length / random.length,
    compared,
  };
}
