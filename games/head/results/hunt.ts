/** A hunt alone: what was needed, against the Oracle on the same board. Only the first try of a day counts. */
import { drawOf, type Seat, seedOf } from "@turnlight/kernel";
import { boolean, integer, object, type Schema, string } from "@turnlight/kernel/schema";
import {
  type Board,
  type HeadConfig,
  type HeadRules,
  type HeadState,
  type HeadView,
  huntOf,
  isComplete,
  isSolved,
  moveText,
} from "../rules/index.ts";
import { appraise, bestGuess } from "../solver/oracle.ts";

/** What the Oracle may weigh for each guess; part of what par is, so it never changes with the device. */
const parNodes = 10_000;

/** The Oracle's misses on a board, the same on every device. */
export const parOf = (rules: HeadRules, config: HeadConfig, board: Board): number => {
  const draw = drawOf(seedOf(`par of ${moveText.write({ kind: "place", board })}`));
  let state: HeadState = { config, boards: [null, board], guesses: [], fall: null, requests: [] };
  for (;;) {
    const view = rules.view({ ...state, fall: null }, 0);
    const [hunt] = view.hunts;
    if (isComplete(hunt, board, config.grids[1])) return hunt.misses;
    const { guess } = bestGuess(appraise({ ...view, boards: [null, null] }, 0, { nodes: parNodes, draw }), draw);
    state = rules.apply(state, 0, guess).state;
  }
};

/** One sign a guess, without letters and places: a hit, a miss, a cell with an unknown letter, a word solved. */
export const huntSigns = { hit: "h", miss: "m", unknown: "u", solved: "s" } as const;
export type HuntSign = (typeof huntSigns)[keyof typeof huntSigns];

const huntTrail = ({ config, guesses }: Pick<HeadView, "config" | "guesses">, seat: Seat, board: Board): string => {
  const own = guesses.filter(({ by }) => by === seat);
  let solved = 0;
  return own
    .map((guess, i): HuntSign => {
      if (!guess.hit) return huntSigns.miss;
      const { patterns, cells } = huntOf(config, seat, board, own.slice(0, i + 1));
      const now = patterns.filter(isSolved).length;
      const isSolving = now > solved;
      solved = now;
      if (isSolving) return huntSigns.solved;
      return guess.kind === "cell" && cells.at(-1)?.colour === "yellow" ? huntSigns.unknown : huntSigns.hit;
    })
    .join("");
};

/** What a hunt came to. */
export interface HuntFigures {
  readonly misses: number;
  /** What the Oracle needed. */
  readonly par: number;
  readonly turns: number;
  /** Letters of all words. */
  readonly letters: number;
  /** One of `huntSigns` for each guess. */
  readonly trail: string;
  /** Everything was found; otherwise the hunt was given up. */
  readonly found: boolean;
}

/** The figures of a hunt that is over, or was given up. */
export const huntFigures = (
  rules: HeadRules,
  view: Pick<HeadView, "config" | "guesses" | "fall">,
  board: Board,
): HuntFigures => {
  const { config, guesses, fall } = view;
  return {
    misses: huntOf(config, 0, board, guesses).misses,
    par: parOf(rules, config, board),
    turns: guesses.length,
    letters: board.reduce((sum, { word }) => sum + word.length, 0),
    trail: huntTrail(view, 0, board),
    found: fall !== null,
  };
};

/** The result of a hunt of a day. */
export interface HuntResult extends HuntFigures {
  /** The day. */
  readonly hunt: string;
}

/** A day's hunt as it is kept: the first one of that day. */
export interface DailyHuntResult extends HuntFigures {
  /** Begun on the day itself, so that it counts for streak and distribution. */
  readonly inTime: boolean;
}

const count = integer(0);
const figures = {
  misses: count,
  par: count,
  turns: count,
  letters: count,
  trail: string(0, 2000),
  found: boolean,
};

export const readHuntResult: Schema<HuntResult> = object({ ...figures, hunt: string(10, 10) });
export const readDailyHunt: Schema<DailyHuntResult> = object({ ...figures, inTime: boolean });

/** Misses against par: below zero is better than the Oracle. */
export const againstPar = ({ misses, par }: Pick<HuntFigures, "misses" | "par">): number => misses - par;

/** The ends of the distribution hold everything beyond them; what was given up is at the right end. */
export const farthest = 3;

/** How many hunts came to each distance from par, from `-farthest` to `farthest`. */
export const huntDistribution = (hunts: readonly HuntFigures[]): readonly number[] =>
  Array.from({ length: 2 * farthest + 1 }, (_, i) => hunts.filter((one) => binOf(one) === i - farthest).length);

export const binOf = (one: HuntFigures): number =>
  one.found ? Math.max(-farthest, Math.min(farthest, againstPar(one))) : farthest;
