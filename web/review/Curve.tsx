/** The curve of the chance to win: line style by whose step it was, marks for mistakes, and a slider to move along. */
import type { ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { outlookSaid, percent, signs } from "../match/review/amounts.ts";
import { words } from "../match/review/words.ts";
import { useWidth } from "../ui/charts/useWidth.ts";
import { curveOf, signsOf } from "./curve-shape.ts";

interface CurveProps {
  readonly scale: ReviewScale;
  readonly title: string;
  readonly entries: readonly ReviewedEntry[];
  readonly of: number;
  readonly at: number;
  /** The text for the slider's position. */
  readonly said: string;
  /** Who can have caused a step. */
  readonly causes: readonly ReviewedEntry["cause"][];
  onGo(n: number): void;
}

const height = 176;
const edge = { top: 22, right: 12, bottom: 12 } as const;

const ruleSaid = ({ unit }: ReviewScale, value: number | null): string => {
  if (unit !== "moves") return percent(value ?? 0);
  return value === null ? "✕" : String(value);
};

export const Curve = ({ scale, title, entries, of, at, said, causes, onGo }: CurveProps) => {
  const { place, width, zoom } = useWidth<HTMLElement>();
  const { curve } = words.value;
  const left = 16 + 30 * zoom;
  const shape = curveOf(scale, entries, of, {
    left,
    top: edge.top,
    width: Math.max(1, width - left - edge.right),
    height: height - edge.top - edge.bottom,
  });
  const here = shape.points.findLast(({ n }) => n <= at);
  const press = ({ currentTarget, clientX }: MouseEvent) => {
    if (!(currentTarget instanceof Element)) return;
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const nearest = shape.points.reduce<(typeof shape.points)[number] | undefined>(
      (best, point) => (best === undefined || Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best),
      undefined,
    );
    if (nearest !== undefined) onGo(nearest.n);
  };
  return (
    <figure ref={place} class="review-curve">
      <figcaption>
        <span>{title}</span>
        <span class="review-legend" aria-hidden="true">
          {causes.map((cause) => (
            <span key={cause}>
              <svg width="28" height="8" aria-hidden="true" focusable="false">
                <line class={`step by-${cause}`} x1="1" x2="27" y1="4" y2="4" />
              </svg>
              {curve.legend[cause]}
            </span>
          ))}
        </span>
      </figcaption>
      <svg width={width} height={height} aria-hidden="true" focusable="false" onClick={press}>
        {shape.rules.map(({ value, y }) => (
          <g key={value}>
            <line class="rule" x1={left} x2={width - edge.right} y1={y} y2={y} />
            <text class="tick" x={left - 8} y={y} dy="0.35em" text-anchor="end">
              {ruleSaid(scale, value)}
            </text>
          </g>
        ))}
        {shape.lines.map(({ from, to, cause }) => (
          <line key={to.n} class={`step by-${cause}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        ))}
        {here !== undefined && (
          <g class="here">
            <line x1={here.x} x2={here.x} y1={edge.top - 8} y2={height - edge.bottom} />
            <circle cx={here.x} cy={here.y} r="5" />
          </g>
        )}
        {signsOf(shape.points).map(({ n, x, y, mark }) => (
          <text key={n} class={`sign ${mark}`} x={x} y={Math.max(14, y - 8)} text-anchor="middle">
            {signs[mark]}
          </text>
        ))}
      </svg>
      <input
        type="range"
        min={0}
        max={Math.max(0, entries.length - 1)}
        value={at}
        style={{ marginInlineStart: `${left - 10}px` }}
        aria-label={curve.place}
        aria-valuetext={`${curve.at(at, of)}. ${outlookSaid(scale, entries[at]?.outlook)}. ${said}`}
        onInput={({ currentTarget }) => onGo(currentTarget.valueAsNumber)}
      />
    </figure>
  );
};
