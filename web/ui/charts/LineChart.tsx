/** A line chart of scores, a line for each player: distinguished by dash and emblem first, by colour second. */
import "./charts.css";
import { Emblem, emblemOutline, seatStyle } from "../Emblem.tsx";
import { figure, words } from "../words.ts";
import { Figures } from "./Figures.tsx";
import { everyOf, scaleOf, shareOf } from "./scale.ts";
import { useWidth } from "./useWidth.ts";

export interface ChartLine {
  readonly name: string;
  /** One of eight, as on the seat panels. */
  readonly colour: number;
  readonly values: readonly number[];
}

export interface LineChartProps {
  readonly title: string;
  /** The label of the horizontal axis: "Round". */
  readonly across: string;
  /** The number of the first point; 1 by default. */
  readonly from?: number;
  readonly lines: readonly ChartLine[];
}

const height = 232;
const edge = { top: 16, right: 16 } as const;
const dashes = ["", "9 5", "2 5", "12 4 2 4", "6 3", "1 4 6 4", "14 6", "4 4"] as const;
const markSize = 13;
/** More marks than this would hide the line. */
const mostMarks = 8;

/** The last point is always marked. */
const marksOf = (length: number): readonly number[] => [
  ...new Set([...everyOf(length, mostMarks), Math.max(0, length - 1)]),
];

export const LineChart = ({ title, across, from = 1, lines }: LineChartProps) => {
  const { place, width, zoom } = useWidth<HTMLElement>();
  const length = Math.max(0, ...lines.map(({ values }) => values.length));
  const scale = scaleOf(lines.flatMap(({ values }) => values));
  const left = 14 + 8 * zoom * Math.max(...scale.ticks.map((tick) => figure(tick).length));
  const wide = Math.max(1, width - left - edge.right);
  const high = height - edge.top - 12 - 24 * zoom;
  const x = (at: number): number => left + (length < 2 ? wide / 2 : (at / (length - 1)) * wide);
  const y = (value: number): number => edge.top + (1 - shareOf(value, scale)) * high;
  return (
    <figure ref={place} class="chart">
      <figcaption>{title}</figcaption>
      {length === 0 ? (
        <p class="chart-empty">{words.value.emptyChart}</p>
      ) : (
        <>
          <svg width={width} height={height} aria-hidden="true" focusable="false">
            {scale.ticks.map((tick) => (
              <g key={tick}>
                <line
                  class={tick === 0 ? "chart-zero" : "chart-rule"}
                  x1={left}
                  x2={left + wide}
                  y1={y(tick)}
                  y2={y(tick)}
                />
                <text class="chart-tick" x={left - 8} y={y(tick)} dy="0.35em" text-anchor="end">
                  {figure(tick)}
                </text>
              </g>
            ))}
            {everyOf(length, Math.max(2, Math.min(10, Math.floor(wide / (48 * zoom))))).map((at) => (
              <text key={at} class="chart-tick" x={x(at)} y={height - 12} text-anchor="middle">
                {figure(from + at)}
              </text>
            ))}
            {lines.map(({ name, colour, values }) => (
              <g key={name} class="chart-line" style={seatStyle(colour)}>
                <polyline
                  points={values.map((value, at) => `${x(at)},${y(value)}`).join(" ")}
                  stroke-dasharray={dashes[colour % 8]}
                />
                {marksOf(values.length).map((at) => (
                  <path
                    key={at}
                    d={emblemOutline(colour)}
                    transform={`translate(${x(at)} ${y(values[at] ?? 0)}) scale(${markSize / 24}) translate(-12 -12)`}
                  />
                ))}
              </g>
            ))}
          </svg>
          <ul class="chart-legend" aria-hidden="true">
            {lines.map(({ name, colour }) => (
              <li key={name} style={seatStyle(colour)}>
                <svg class="chart-sample" viewBox="0 0 36 12" aria-hidden="true">
                  <path d="M0 6h36" stroke-dasharray={dashes[colour % 8]} />
                </svg>
                <Emblem colour={colour} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
          <Figures
            title={title}
            head={[across, ...lines.map(({ name }) => name)]}
            rows={Array.from({ length }, (_, at) => ({
              name: figure(from + at),
              values: lines.map(({ values }) => values[at]),
            }))}
          />
        </>
      )}
    </figure>
  );
};
