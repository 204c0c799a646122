/** A horizontal bar chart: long names are above their bars, and every bar has its figure. */
import "./charts.css";
import { seatStyle } from "../Emblem.tsx";
import { figure, words } from "../words.ts";
import { Figures } from "./Figures.tsx";
import { useWidth } from "./useWidth.ts";

export interface ChartBar {
  readonly name: string;
  readonly value: number;
  /** A player's colour; the accent otherwise. */
  readonly colour?: number;
  /** Highlighted. */
  readonly chosen?: boolean;
}

export interface BarChartProps {
  readonly title: string;
  /** The headings of names and counts: "Guesses", "Matches". */
  readonly across: string;
  readonly counted: string;
  readonly bars: readonly ChartBar[];
}

/** In pixels, at the usual text size. */
const row = 32;
const rowWithName = 52;
const thickness = 20;
const letterWidth = 8.5;
/** A name on a line of its own may be longer. */
const onItsOwn = 0.85;

const shortened = (name: string, letters: number): string => {
  const most = Math.max(3, Math.floor(letters));
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};

export const BarChart = ({ title, across, counted, bars }: BarChartProps) => {
  const { place, width, zoom } = useWidth<HTMLElement>();
  const letter = letterWidth * zoom;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const longest = Math.max(0, ...bars.map(({ name }) => name.length));
  const isAbove = longest * letter > width * 0.4;
  const rowHeight = (isAbove ? rowWithName : row) * zoom;
  const names = isAbove ? 0 : longest * letter + 12;
  const figures = 12 + 10 * zoom * Math.max(0, ...bars.map(({ value }) => figure(value).length));
  const wide = Math.max(1, width - names - figures);
  return (
    <figure ref={place} class="chart">
      <figcaption>{title}</figcaption>
      {bars.length === 0 ? (
        <p class="chart-empty">{words.value.emptyChart}</p>
      ) : (
        <>
          <svg width={width} height={bars.length * rowHeight} aria-hidden="true" focusable="false">
            {bars.map(({ name, value, colour, chosen = false }, at) => {
              const middle = (at + 1) * rowHeight - (row * zoom) / 2;
              const long = Math.max(3, (value / most) * wide);
              return (
                <g
                  key={name}
                  class={`chart-bar${chosen ? " chosen" : ""}`}
                  {...(colour === undefined ? {} : { style: seatStyle(colour) })}
                >
                  {isAbove ? (
                    <text class="chart-name" x={0} y={middle - (row * zoom) / 2} dy="-0.1em">
                      {shortened(name, width / (letter * onItsOwn))}
                    </text>
                  ) : (
                    <text class="chart-name" x={names - 12} y={middle} dy="0.35em" text-anchor="end">
                      {name}
                    </text>
                  )}
                  <rect x={names} y={middle - thickness / 2} width={long} height={thickness} rx={3} />
                  <text class="chart-value" x={names + long + 8} y={middle} dy="0.35em">
                    {figure(value)}
                  </text>
                </g>
              );
            })}
            <line class="chart-zero" x1={names} x2={names} y1={0} y2={bars.length * rowHeight} />
          </svg>
          <Figures
            title={title}
            head={[across, counted]}
            rows={bars.map(({ name, value }) => ({ name, values: [value] }))}
          />
        </>
      )}
    </figure>
  );
};
