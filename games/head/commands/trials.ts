/**
 * House rules on trial against blind shooting, simulated around the game: each tells a bot more than its view does. The
 * one that was kept is a rule of the game, `direction`.
 */
import { type Bot, pick, type Seat } from "@turnlight/kernel";
import { finishedIn, sightOf } from "../bots/executioner/sight.ts";
import { hitCells, openCells, preyOf } from "../bots/prey.ts";
import {
  cellAt,
  type HeadMove,
  type HeadState,
  type HeadView,
  type Hunt,
  huntOf,
  indexOf,
  isSolved,
  lettersOn,
  other,
  type SeenCell,
} from "../rules/index.ts";

/**
 * `near`: a miss says whether a letter lies beside it. `sweep`: once a duel, when every letter is known and no hit is
 * left to follow, the row or column with the most cells not yet guessed is shown.
 */
export const trialNames = ["none", "direction", "near", "sweep"] as const;
export type TrialName = (typeof trialNames)[number];

export interface TrialView {
  readonly view: HeadView;
  /** Cells beside a miss that said "near" and of which none is found yet, for each such miss. */
  readonly leads: readonly (readonly number[])[];
}

const besides = (cell: number, size: number): readonly number[] =>
  Array.from({ length: size * size }, (_, one) => one).filter(
    (one) =>
      one !== cell &&
      Math.abs((one % size) - (cell % size)) <= 1 &&
      Math.abs(Math.floor(one / size) - Math.floor(cell / size)) <= 1,
  );

const withCells = (hunt: Hunt, more: readonly SeenCell[]): Hunt => {
  const seen = new Set(hunt.cells.map(({ cell }) => cell));
  const fresh = more.filter(({ cell }, i) => !seen.has(cell) && more.findIndex((one) => one.cell === cell) === i);
  return { ...hunt, cells: [...hunt.cells, ...fresh] };
};

const isBlindHunt = (hunt: Hunt, size: number): boolean => {
  const { isOpenHit } = sightOf(hunt, size, finishedIn(hunt, size));
  return hunt.patterns.every(isSolved) && !hitCells(hunt, size).some(isOpenHit);
};

/** The cells of the row or column with the most cells not yet guessed. */
const sweptLine = (hunt: Hunt, size: number): readonly number[] => {
  const open = new Set(openCells(hunt, size));
  const at = Array.from({ length: size }, (_, i) => i);
  const lines = at.flatMap((i) => [at.map((j) => i * size + j), at.map((j) => j * size + i)]);
  return lines.reduce((best, next) =>
    next.filter((cell) => open.has(cell)).length > best.filter((cell) => open.has(cell)).length ? next : best,
  );
};

const sweepOf = (state: HeadState, seat: Seat, before: HeadState["guesses"]): readonly SeenCell[] => {
  const hidden = other(seat);
  const board = state.boards[hidden] ?? [];
  const size = state.config.grids[hidden];
  const own = before.flatMap((guess, i) => (guess.by === seat ? [i + 1] : []));
  const when = [0, ...own].find((n) => isBlindHunt(huntOf(state.config, seat, board, before.slice(0, n)), size));
  if (when === undefined) return [];
  const letters = lettersOn(board, size);
  return sweptLine(huntOf(state.config, seat, board, before.slice(0, when)), size).map((index): SeenCell => {
    const letter = letters[index] ?? "";
    const cell = cellAt(index, size);
    return letter === "" ? { cell, colour: "red" } : { cell, colour: "green", letter };
  });
};

/** What a seat knows before a guess of a match, with what the rule on trial tells it. */
export const trialView = (trial: TrialName, state: HeadState, seat: Seat, at: number): TrialView => {
  const { config, boards } = state;
  const hidden = other(seat);
  const size = config.grids[hidden];
  const before = state.guesses.slice(0, at);
  const plain = huntOf(config, seat, boards[hidden], before);
  const letters = lettersOn(boards[hidden] ?? [], size);
  const misses = plain.cells.flatMap(({ cell, colour }) => (colour === "red" ? [indexOf(cell, size)] : []));
  const isNear = (cell: number): boolean => besides(cell, size).some((one) => letters[one] !== "");
  const far = misses.filter((cell) => !isNear(cell)).flatMap((cell) => besides(cell, size));
  const more: readonly SeenCell[] =
    trial === "near"
      ? far.map((index) => ({ cell: cellAt(index, size), colour: "red" }))
      : trial === "sweep"
        ? sweepOf(state, seat, before)
        : [];
  const hunt = withCells(plain, more);
  const found = new Set(hitCells(hunt, size));
  const open = new Set(openCells(hunt, size));
  const leads =
    trial === "near"
      ? misses
          .filter((cell) => isNear(cell) && !besides(cell, size).some((one) => found.has(one)))
          .map((cell) => besides(cell, size).filter((one) => open.has(one)))
      : [];
  const hunts: HeadView["hunts"] = seat === 0 ? [hunt, plain] : [plain, hunt];
  return { view: { config, ready: [true, true], boards: [null, null], guesses: before, hunts, fall: null }, leads };
};

/** A bot that is told what the rule on trial tells. */
export const withTrial = (
  bot: Bot<HeadView, HeadMove>,
  trial: TrialName,
  stateOf: () => HeadState,
): Bot<HeadView, HeadMove> => ({
  choose(ask) {
    const state = stateOf();
    if (state.boards.includes(null)) return bot.choose(ask);
    const { view, leads } = trialView(trial, state, ask.seat, state.guesses.length);
    const { hunt, size } = preyOf(view, ask.seat);
    const [lead] = leads.filter((cells) => cells.length > 0).toSorted((one, two) => one.length - two.length);
    if (lead !== undefined && isBlindHunt(hunt, size))
      return { move: { kind: "cell", cell: cellAt(pick(ask.draw, lead), size) } };
    return bot.choose({ ...ask, view });
  },
});
