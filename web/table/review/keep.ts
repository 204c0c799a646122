/** Reviews on the device: one for each record and seat, with the record itself, so that it can be learned from later. */
import {
  type Cause,
  fingerprintOf,
  type Judged,
  type Mark,
  marks,
  type Outlook,
  type ReviewedEntry,
  type Scale,
} from "@turnlight/kernel";
import { store } from "../../store/device.ts";
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

/** The house keeps reviews in one drawer, whatever the game. */
const drawerName = "review";

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

const reviewFormat: Format<KeptReview> = {
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

const drawer = async () => (await store).drawer(drawerName, reviewFormat);

/** The same for the same record and seat, on every device. */
export const reviewKey = (record: string, seat: number): string => `${fingerprintOf(record).slice(0, 24)}-${seat}`;

export const keptReview = async (key: string): Promise<KeptReview | undefined> => (await drawer()).get(key);
export const keepReview = async (key: string, review: KeptReview): Promise<void> =>
  void (await (await drawer()).put(key, review));
export const forgetReview = async (key: string): Promise<void> => (await drawer()).remove(key);
export const allReviews = async (): Promise<readonly { readonly key: string; readonly value: KeptReview }[]> =>
  (await drawer()).list();
