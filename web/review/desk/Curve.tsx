/** The curve of the chance to win: line style by whose step it was, marks by shape in a lane below, and a slider. */
import type { Mark, ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { outlookSaid, percent } from "../../match/review/amounts.ts";
import { words } from "../../match/review/words.ts";
import { type CurveShape, curveOf, signsOf } from "../curve-shape.ts";
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
  /** Where a round or a stage begins, and what it is called in short. */
  readonly laps: readonly { readonly n: number; readonly name: string }[];
  /** Swings of luck that are named beside the curve. */
  readonly swings: readonly { readonly n: number; readonly size: number }[];
  /** Who can have caused a step. */
  readonly causes: readonly ReviewedEntry["cause"][];
  onGo(n: number): void;
}

/** The lane of the marks, and the least height that has room for figures. */
const lane = 16;
const figuresFrom = 90;
/** The row of names below, the least height and width that has room for it, and the least distance of two. */
const lapRow = 16;
const lapsFrom = 110;
const wideFrom = 420;
const lapsApart = 34;
/** How far the name of a swing stands from it. */
const leader = 22;

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

/** What lies below each stretch of the curve. */
const areasOf = (lines: CurveShape["lines"], floor: number): readonly string[] => {
  const areas: string[] = [];
  let open: { path: string; end: number } | undefined;
  const close = () => {
    if (open !== undefined) areas.push(`${open.path}V${floor}z`);
    open = undefined;
  };
  for (const { from, to } of lines) {
    if (open?.end !== from.n) close();
    open ??= { path: `M${from.x} ${floor}V${from.y}`, end: from.n };
    open = { path: `${open.path}L${to.x} ${to.y}`, end: to.n };
  }
  close();
  return areas;
};

const signedSaid = (size: number): string => `${size > 0 ? "+" : "−"}${percent(Math.abs(size))}`;

/** Those that have room beside each other. */
const apart = <T extends { readonly x: number }>(places: readonly T[], least: number): readonly T[] => {
  const kept: T[] = [];
  for (const place of places) if (kept.every(({ x }) => Math.abs(x - place.x) >= least)) kept.push(place);
  return kept;
};

export const Curve = ({ scale, title, entries, of, at, said, laps, swings, causes, onGo }: CurveProps) => {
  const { place, width, height } = useSize<HTMLDivElement>();
  const { curve, desk } = words.value;
  const hasFigures = height >= figuresFrom;
  const left = hasFigures ? 38 : 6;
  const hasNames = height >= lapsFrom && width >= wideFrom;
  const bottom = height - lane - (hasNames && laps.length > 1 ? lapRow : 0);
  const shape = curveOf(scale, entries, of, {
    left,
    top: 8,
    width: Math.max(1, width - left - 8),
    height: Math.max(1, bottom - 12),
  });
  const here = shape.points.findLast(({ n }) => n <= at);
  const floor = bottom - 4;
  const named = hasNames
    ? apart(laps.length > 1 ? laps.map(({ n, name }) => ({ name, x: shape.x(n) })) : [], lapsApart)
    : [];
  const told = hasNames
    ? apart(
        swings.flatMap(({ n, size }) => {
          const point = shape.points.find((one) => one.n === n);
          return point === undefined ? [] : [{ ...point, size }];
        }),
        90,
      )
    : [];
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
          {areasOf(shape.lines, floor).map((area) => (
            <path key={area} class="area" d={area} />
          ))}
          {named.map(({ name, x }) => (
            <g key={`lap ${name}`}>
              <line class="rule" x1={x} x2={x} y1={4} y2={floor} />
              <text class="tick" x={x + 3} y={height - 4}>
                {name}
              </text>
            </g>
          ))}
          {shape.lines.map(({ from, to, cause }) => (
            <line key={to.n} class={`step by-${cause}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          ))}
          {told.map(({ n, x, y, size }) => {
            const isLeft = x > width - 110;
            const up = y > height / 2 || size < 0 ? -1 : 1;
            const [toX, toY] = [x + (isLeft ? -leader : leader), Math.max(14, Math.min(floor - 6, y + up * leader))];
            return (
              <g key={`swing ${n}`} class="swing">
                <line x1={x} y1={y} x2={toX} y2={toY} />
                <text x={toX + (isLeft ? -3 : 3)} y={toY} dy="0.35em" text-anchor={isLeft ? "end" : "start"}>
                  {signedSaid(size)}
                </text>
              </g>
            );
          })}
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
