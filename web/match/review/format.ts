/** The format of a review that is kept: with its record, so that it can be learned from when the match itself is gone. */
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
  choice,
  type Format,
  finite,
  form,
  listOf,
  moment,
  type Reader,
  text,
  truth,
  whole,
} from "../../store/index.ts";

export interface SavedReview {
  readonly game: string;
  readonly record: string;
  readonly seat: number;
  /** One's own decisions: only those are practised and counted over time. */
  readonly own: boolean;
  /** When it was made. */
  readonly at: number;
  readonly scale: ReviewScale;
  readonly entries: readonly ReviewedEntry[];
}

const longestRecord = 4_000_000;
const longestMove = 2000;
const mostEntries = 100_000;
const nullOr =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null ? { ok: true, value: null } : read(value);

const readMark: Reader<Mark> = choice(...marks);
const readCause: Reader<Cause> = choice("you", "others", "dice");
const readMove = text(1, longestMove);
const readOutlook: Reader<PositionValue> = form({ value: nullOr(finite), exact: truth }, { points: finite });
const readJudged: Reader<JudgedDecision> = form(
  {
    move: readMove,
    options: listOf(form({ move: readMove, worth: finite }), 50),
    best: finite,
    made: finite,
    given: finite,
    counts: truth,
    turn: whole(0),
    exact: truth,
  },
  { mark: readMark, habit: text(1, 80) },
);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A turn gives away more than a decision does. */
const halfOfTurn = 0.04;

/** Whether a turn ends here: in Zonk the others are on, in Thirteen Throws a box was filled. */
const endsTurn = (game: unknown, { cause, judged }: Readonly<Record<string, unknown>>): boolean => {
  if (game === "zonk") return cause === "others";
  const move = isObject(judged) ? judged["move"] : undefined;
  return game !== "thirteen" || (typeof move === "string" && /^(score|scratch) /.test(move));
};

/** At first every decision counted by itself, and every review for one's own. */
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

export const reviewFormat: Format<SavedReview> = {
  name: "review",
  version: 2,
  steps: { 1: withTurns },
  read: form({
    game: text(1, 80),
    record: text(1, longestRecord),
    seat: whole(0, 99),
    own: truth,
    at: moment,
    scale: form({
      unit: choice("chance", "moves", "misses"),
      marks: form({ slip: finite, mistake: finite, blunder: finite }),
      half: finite,
    }),
    entries: listOf(form({ n: whole(0), cause: readCause }, { outlook: readOutlook, judged: readJudged }), mostEntries),
  }),
};
