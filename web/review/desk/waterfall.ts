/** The rows of the split: from the first chance by luck and decisions to the result, as figures that add up. */
import {
  type Attribution,
  attributionsOf,
  inTenths,
  moveCountOf,
  type ReviewedEntry,
  type ReviewScale,
} from "@turnlight/kernel";
import { number } from "../../language/format.ts";
import { words } from "../../match/review/words.ts";

export interface SplitOf {
  readonly entries: readonly ReviewedEntry[];
  readonly scale: ReviewScale;
  readonly game: string;
  readonly seat: number;
  readonly isOwn: boolean;
  /** The entry that is looked at: a run has a split for each stage. */
  readonly at: number;
  nameOf(seat: number): string;
}

export interface WaterfallRow {
  readonly label: string;
  readonly kind: "base" | "luck" | "loss" | "gain";
  readonly from: number;
  readonly to: number;
  readonly figure: string;
}

const tenths = (value: number): string => number(value / 10);
const signed = (value: number): string => `${value < 0 ? "−" : value > 0 ? "+" : "±"}${tenths(Math.abs(value))}`;

/** The stage that is looked at, or the last one. */
const shownOf = (all: readonly Attribution[], at: number): Attribution | undefined =>
  all.find(({ from, to }) => at >= from && at <= to) ?? all.findLast(({ from }) => from <= at) ?? all[0];

const rowsOf = (whole: Attribution, { seat, isOwn, game, nameOf }: SplitOf): readonly WaterfallRow[] => {
  const { split } = words.value;
  const { start, luck, decisions, end } = inTenths(whole);
  let at = start;
  const step = (label: string, change: number, kind: WaterfallRow["kind"]): WaterfallRow => {
    const from = at;
    at += change;
    return { label, kind, from, to: at, figure: signed(change) };
  };
  const results = game === "thirteen" ? split.targetResult : split.result;
  const result = end === 1000 ? results.won : end === 0 ? results.lost : results.open;
  return [
    { label: split.start, kind: "base", from: 0, to: start, figure: tenths(start) },
    step(split.luck, luck, "luck"),
    ...decisions.map((one) =>
      step(
        one.seat === seat && isOwn ? split.yours : split.of(nameOf(one.seat)),
        one.change,
        one.change < 0 ? "loss" : "gain",
      ),
    ),
    { label: result, kind: "base", from: 0, to: end, figure: tenths(end) },
  ];
};

const moveRows = (entries: readonly ReviewedEntry[]): readonly WaterfallRow[] => {
  const { split } = words.value;
  const count = moveCountOf(entries);
  if (count === undefined) return [];
  const { best, added, made, won } = count;
  if (!won) return [];
  return [
    { label: split.best, kind: "base", from: 0, to: best, figure: number(best) },
    { label: split.added, kind: "loss", from: best, to: made, figure: `+${number(added)}` },
    { label: split.made, kind: "base", from: 0, to: made, figure: number(made) },
  ];
};

/** The rows with the chance at the end, and how far a decision's figure may be off, as text. */
export const waterfallOf = (
  of: SplitOf,
): { readonly rows: readonly WaterfallRow[]; readonly end?: number; readonly bound?: string } => {
  const { entries, scale, at } = of;
  if (scale.unit === "moves") return { rows: moveRows(entries) };
  const whole = shownOf(attributionsOf(entries, scale), at);
  if (whole === undefined) return { rows: [] };
  return {
    rows: rowsOf(whole, of),
    end: whole.end,
    ...(whole.bound > 0 && { bound: tenths(inTenths(whole).bound) }),
  };
};
