/** Luck and decisions as a waterfall from the first chance to the result: every row is shown, and they add up. */
import { words } from "../../match/review/words.ts";
import { type SplitOf, type WaterfallRow, waterfallOf } from "./waterfall.ts";
import "./split.css";

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

export const Split = (props: SplitOf) => {
  const { scale, game, isOwn, seat, nameOf } = props;
  const { split } = words.value;
  const isMoves = scale.unit === "moves";
  const { rows, end, bound } = waterfallOf(props);
  if (rows.length === 0) return null;
  const title =
    game === "thirteen"
      ? split.title.over
      : !isOwn
        ? split.title.named(nameOf(seat))
        : end === 1
          ? split.title.won
          : end === 0
            ? split.title.lost
            : split.title.over;
  return (
    <section class="split" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p>{isMoves ? split.aboutMoves : game === "thirteen" ? split.aboutTarget : split.about}</p>
      </header>
      <Rows rows={rows} />
      {bound !== undefined && <p class="split-bound">{split.bound(bound)}</p>}
    </section>
  );
};
