/** The format of a review that is kept: with its record, so that it can be learned from when the match itself is gone. */
import {
  type Cause,
  type Judged,
  type Mark,
  marks,
  type Outlook,
  type ReviewedEntry,
  type Scale,
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

export interface KeptReview {
  readonly game: string;
  readonly record: string;
  readonly seat: number;
  /** When it was made. */
  readonly at: number;
  readonly scale: Scale;
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
const readOutlook: Reader<Outlook> = form({ value: nullOr(finite), exact: truth }, { points: finite });
const readJudged: Reader<Judged> = form(
  {
    move: readMove,
    options: listOf(form({ move: readMove, worth: finite }), 50),
    best: finite,
    made: finite,
    given: finite,
    counts: truth,
    exact: truth,
  },
  { mark: readMark, habit: text(1, 80) },
);

export const reviewFormat: Format<KeptReview> = {
  name: "review",
  version: 1,
  read: form({
    game: text(1, 80),
    record: text(1, longestRecord),
    seat: whole(0, 99),
    at: moment,
    scale: form({
      unit: choice("chance", "moves", "misses"),
      marks: form({ slip: finite, mistake: finite, blunder: finite }),
      half: finite,
    }),
    entries: listOf(form({ n: whole(0), cause: readCause }, { outlook: readOutlook, judged: readJudged }), mostEntries),
  }),
};
