/** The curve of the chance to win: line style by whose step it was, marks by shape in a lane below, and a slider. */
import type { Mark, ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { outlookSaid, percent } from "../../match/review/amounts.ts";
import { words } from "../../match/review/words.ts";
import { curveOf, signsOf } from "../curve-shape.ts";
import { useSize } from "./useSize.ts";
import "./curve.css";

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

/** The lane of the marks, and the least height that has room for figures. */
const lane = 16;
const figuresFrom = 90;

/** Distinguished by shape: a diamond, a triangle, a square. */
const shapes: Readonly<Record<Mark, string>> = {
  slip: "M0-6 6 0 0 6-6 0z",
  mistake: "M-6-5h12L0 6z",
  blunder: "M-5-5H5V5H-5z",
};

const ruleSaid = ({ unit }: ReviewScale, value: number | null): string => {
  if (unit !== "moves") return String(Math.round(100 * (value ?? 0)));
  return value === null ? "✕" : String(value);
};

/** The change at this moment: "51% to 46%". */
const changeSaid = (scale: ReviewScale, entries: readonly ReviewedEntry[], at: number): string => {
  const [before, now] = [entries[at - 1]?.outlook, entries[at]?.outlook];
  if (now === undefined) return "";
  const said = (outlook: typeof now): string =>
    scale.unit === "moves" ? ruleSaid(scale, outlook.value) : percent(outlook.value ?? 0, 0);
  if (before === undefined || said(before) === said(now)) return said(now);
  return words.value.desk.from(said(before), said(now));
};

export const Curve = ({ scale, title, entries, of, at, said, causes, onGo }: CurveProps) => {
  const { place, width, height } = useSize<HTMLDivElement>();
  const { curve, desk } = words.value;
  const hasFigures = height >= figuresFrom;
  const left = hasFigures ? 38 : 6;
  const bottom = height - lane;
  const shape = curveOf(scale, entries, of, {
    left,
    top: 8,
    width: Math.max(1, width - left - 8),
    height: Math.max(1, bottom - 12),
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
    <figure class="curve">
      <figcaption>
        <h2>{title}</h2>
        <span class="curve-legend" aria-hidden="true">
          {causes.map((cause) => (
            <span key={cause} class={`by-${cause}`}>
              {desk.legend[cause]}
            </span>
          ))}
        </span>
        <output>{changeSaid(scale, entries, at)}</output>
      </figcaption>
      <div class="curve-drawing" ref={place}>
        <svg width={width} height={height} aria-hidden="true" focusable="false" onClick={press}>
          {shape.rules.map(({ value, y }) => (
            <g key={value}>
              <line class="rule" x1={left} x2={width - 8} y1={y} y2={y} />
              {hasFigures && (
                <text class="tick" x={left - 8} y={y} dy="0.35em" text-anchor="end">
                  {ruleSaid(scale, value)}
                </text>
              )}
            </g>
          ))}
          {shape.lines.map(({ from, to, cause }) => (
            <line key={to.n} class={`step by-${cause}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ))}
          {here !== undefined && (
            <g class="here">
              <line x1={shape.x(at)} x2={shape.x(at)} y1={2} y2={height} />
              <circle cx={here.x} cy={here.y} r="5" />
            </g>
          )}
          {signsOf(shape.points).map(({ n, x, mark }) => (
            <path
              key={n}
              class={`mark ${mark}${n === at ? " now" : ""}`}
              transform={`translate(${x} ${bottom + lane / 2})${n === at ? " scale(1.35)" : ""}`}
              d={shapes[mark]}
            />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={Math.max(0, entries.length - 1)}
          value={at}
          aria-label={curve.place}
          aria-valuetext={`${curve.at(at, of)}. ${outlookSaid(scale, entries[at]?.outlook)}. ${said}`}
          onInput={({ currentTarget }) => onGo(currentTarget.valueAsNumber)}
        />
      </div>
    </figure>
  );
};
