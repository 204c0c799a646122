/** Luck and decisions as a waterfall from the first chance to the result: every row is shown, and they add up. */
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
import "./split.css";

interface SplitProps {
  readonly entries: readonly ReviewedEntry[];
  readonly scale: ReviewScale;
  readonly game: string;
  readonly seat: number;
  readonly isOwn: boolean;
  /** The entry that is looked at: a run has a split for each stage. */
  readonly at: number;
  nameOf(seat: number): string;
}

interface WaterfallRow {
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

const rowsOf = (whole: Attribution, { seat, isOwn, game, nameOf }: SplitProps): readonly WaterfallRow[] => {
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

const Rows = ({ rows }: { readonly rows: readonly WaterfallRow[] }) => {
  const low = Math.min(0, ...rows.flatMap(({ from, to }) => [from, to]));
  const high = Math.max(1, ...rows.flatMap(({ from, to }) => [from, to]));
  const place = (value: number): number => (100 * (value - low)) / (high - low);
  return (
    <dl class="split-rows">
      {rows.map(({ label, kind, from, to, figure }, i) => (
        <div key={label} class={`split-row ${kind}${i === rows.length - 1 ? " end" : ""}`}>
          <dt>{label}</dt>
          <dd aria-hidden="true" class="split-bar">
            <i
              class="split-fill"
              style={{
                left: `${place(Math.min(from, to))}%`,
                width: `${Math.max(0.4, Math.abs(place(to) - place(from)))}%`,
              }}
            />
          </dd>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
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

export const Split = (props: SplitProps) => {
  const { entries, scale, game, at, isOwn, seat, nameOf } = props;
  const { split } = words.value;
  const isMoves = scale.unit === "moves";
  const whole = isMoves ? undefined : shownOf(attributionsOf(entries, scale), at);
  const rows = isMoves ? moveRows(entries) : whole === undefined ? [] : rowsOf(whole, props);
  if (rows.length === 0) return null;
  const title =
    game === "thirteen"
      ? split.title.over
      : !isOwn
        ? split.title.named(nameOf(seat))
        : whole?.end === 1
          ? split.title.won
          : whole?.end === 0
            ? split.title.lost
            : split.title.over;
  return (
    <section class="split" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{isMoves ? split.aboutMoves : game === "thirteen" ? split.aboutTarget : split.about}</p>
      </header>
      <Rows rows={rows} />
      {whole !== undefined && whole.bound > 0 && (
        <p class="split-bound">{split.bound(tenths(inTenths(whole).bound))}</p>
      )}
    </section>
  );
};
