/**
 * The format of a saved review. It includes the record, so that it can be used when the match itself has been deleted.
 */
import {
  type Cause,
  type JudgedDecision,
  type Mark,
  marks,
  type PositionValue,
  type ReviewedEntry,
  type ReviewScale,
} from "@turnlight/kernel";
import {
  boolean,
  integer,
  isObject,
  list,
  nullable,
  number,
  object,
  oneOf,
  type Schema,
  string,
  timestamp,
} from "@turnlight/kernel/schema";
import type { Format } from "../../store/index.ts";

export interface SavedReview {
  readonly game: string;
  readonly record: string;
  readonly seat: number;
  /** The player's own decisions: only those are practised and counted in the statistics. */
  readonly own: boolean;
  /** When it was made. */
  readonly at: number;
  /** Which judgement it holds; an older one is made again when it is opened. */
  readonly engine: number;
  readonly scale: ReviewScale;
  readonly entries: readonly ReviewedEntry[];
}

/** The present judgement: on a coarse ladder errors add up on the way back, and the bounds say so. */
export const presentEngine = 5;

const longestRecord = 4_000_000;
const longestMove = 2000;
const mostEntries = 100_000;

const readMark: Schema<Mark> = oneOf(...marks);
const readCause: Schema<Cause> = oneOf("you", "others", "dice");
const readMove = string(1, longestMove);
const readOutlook: Schema<PositionValue> = object({ value: nullable(number), exact: boolean }, { points: number });
const readJudged: Schema<JudgedDecision> = object(
  {
    move: readMove,
    options: list(object({ move: readMove, worth: number }, { next: readMove }), 50),
    best: number,
    made: number,
    given: number,
    counts: boolean,
    turn: integer(0),
    exact: boolean,
  },
  { mark: readMark, habit: string(1, 80), next: readMove, bound: number },
);

/** A turn gives away more than a single decision does. */
const halfOfTurn = 0.04;

/** Whether a turn ends here: in Zonk the next player is on, in Thirteen Throws a box was filled. */
const endsTurn = (game: unknown, { cause, judged }: Readonly<Record<string, unknown>>): boolean => {
  if (game === "zonk") return cause === "others";
  const move = isObject(judged) ? judged["move"] : undefined;
  return game !== "thirteen" || (typeof move === "string" && /^(score|scratch) /.test(move));
};

/** Migration: at first every decision was counted by itself, and every review as the player's own. */
const withTurns = (old: unknown): unknown => {
  if (!isObject(old) || !Array.isArray(old["entries"])) return old;
  const { game, scale } = old;
  let turn = 0;
  const entries = old["entries"].map((entry: unknown) => {
    if (!isObject(entry)) return entry;
    const { judged } = entry;
    const now = isObject(judged) ? { ...entry, judged: { ...judged, turn } } : entry;
    if (endsTurn(game, entry)) turn += 1;
    return now;
  });
  const hasTurns = game === "zonk" || game === "thirteen";
  return { ...old, own: true, entries, ...(hasTurns && isObject(scale) && { scale: { ...scale, half: halfOfTurn } }) };
};

/** Migration: reviews did not say which judgement they hold. */
const withEngine = (old: unknown): unknown => (isObject(old) ? { ...old, engine: 1 } : old);

export const reviewFormat: Format<SavedReview> = {
  name: "review",
  version: 3,
  steps: { 1: withTurns, 2: withEngine },
  read: object({
    game: string(1, 80),
    record: string(1, longestRecord),
    seat: integer(0, 99),
    own: boolean,
    at: timestamp,
    engine: integer(1),
    scale: object({
      unit: oneOf("chance", "moves", "misses"),
      marks: object({ slip: number, mistake: number, blunder: number }),
      half: number,
    }),
    entries: list(
      object(
        { n: integer(0), cause: readCause },
        { outlook: readOutlook, judged: readJudged, decided: object({ seat: integer(0, 99), change: number }) },
      ),
      mostEntries,
    ),
  }),
};
