/**
 * The coach: after a match, which of a seat's guesses cost most, what would have been better, and why. It judges by
 * what the seat could know at the time, never by the board behind it: a lucky guess can be a bad one.
 */
import { accept, chanceOf, type Read, refuse, type Seat, seedOf } from "@turnlight/kernel";
import { type Fault, faultOf } from "../review/faults.ts";
import { type Guess, type GuessMove, type HeadView, type Hunt, huntOf, other } from "../rules/index.ts";
import { type Appraisal, appraise, type Valued } from "../solver/oracle.ts";

export interface Lesson {
  /** Its place among all guesses of the match, from 0. */
  readonly at: number;
  readonly guess: Guess;
  /** What the seat had found out before it. */
  readonly seen: Hunt;
  /** What the guess was worth, and what the better one was. */
  readonly made: Valued;
  readonly better: Valued;
  /** In misses: what the better guess would have saved on average. */
  readonly cost: number;
  readonly fault: Fault;
}

export interface Review {
  /** The costliest first. */
  readonly lessons: readonly Lesson[];
  /** The seat's guesses, and what they cost together, in misses. */
  readonly guesses: number;
  readonly cost: number;
}

interface ReviewBudget {
  /** Work for the whole review, counted as the Oracle counts it. */
  readonly nodes?: number;
  readonly most?: number;
}

const usual = { nodes: 200_000, most: 3 } as const;

/** Less than this is not worth a word: the Oracle's own valuation is no finer. */
const worthSaying = 0.1;

/** A move without what became of it. */
const moveOf = (guess: Guess): GuessMove => {
  if (guess.kind === "letter") return { kind: "letter", letter: guess.letter };
  if (guess.kind === "cell") return { kind: "cell", cell: guess.cell };
  return { kind: "word", row: guess.row, word: guess.word };
};

const lessonOf = (at: number, guess: Guess, seen: Hunt, size: number, appraisal: Appraisal): Lesson => {
  const made = appraisal.valueOf(moveOf(guess));
  const best = appraisal.guesses[0];
  const better = best !== undefined && best.value > made.value ? best : made;
  return { at, guess, seen, made, better, cost: better.value - made.value, fault: faultOf(made, better, seen, size) };
};

/** Of a match that is over, since only then is the board known that answers what was seen when. */
export const review = (view: HeadView, seat: Seat, budget: ReviewBudget = {}): Read<Review> => {
  const { nodes = usual.nodes, most = usual.most } = budget;
  const { config, boards, guesses } = view;
  const hidden = boards[other(seat)];
  if (view.fall === null || hidden === null)
    return refuse("not-over", "the match is not over", { right: "the view of a match in which a head is off" });
  const side = seat === 0 ? 0 : 1;
  const size = config.grids[other(seat)];
  const own = guesses.flatMap((guess, at) => (guess.by === seat ? [{ guess, at }] : []));
  const chance = chanceOf(seedOf("the coach"));
  const lessons = own.map(({ guess, at }) => {
    const before = guesses.slice(0, at);
    const seen = huntOf(config, seat, hidden, before);
    const hunts = side === 0 ? ([seen, view.hunts[1]] as const) : ([view.hunts[0], seen] as const);
    const share = { nodes: Math.floor(nodes / own.length), draw: chance.stream(at) };
    const appraisal = appraise({ ...view, boards: [null, null], guesses: before, hunts, fall: null }, seat, share);
    return lessonOf(at, guess, seen, size, appraisal);
  });
  return accept({
    lessons: lessons
      .filter(({ cost }) => cost >= worthSaying)
      .sort((one, two) => two.cost - one.cost)
      .slice(0, most),
    guesses: own.length,
    cost: lessons.reduce((sum, { cost }) => sum + cost, 0),
  });
};
