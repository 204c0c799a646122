/**
 * The year of evenings as a street at night: a house a week, a window a day. It is one picture with a sentence; the
 * months follow in words for those who do not see it. The current week is at its right end, the rest is scrolled to.
 */
import { useLayoutEffect, useRef } from "preact/hooks";
import { monthName, shortMonth } from "../../../language/format.ts";
import type { DayOfYear, WindowLight, YearOfEvenings } from "./evenings.ts";
import { profileWords } from "./words.ts";

/** Drawn in pixels: the width of a house, its eaves and foot, and a window's measures. */
const house = { width: 32, wall: 28, eaves: 58, foot: 196 } as const;
const pane = { width: 14, height: 13, left: 9, first: 65, pitch: 18.2 } as const;
const height = 218;

const roofs = [
  "M0 58l16-20 16 20z",
  "M0 58v-6h6v-5h6v-5h8v5h6v5h6v6z",
  "M0 58q2-18 16-18t16 18z",
  "M2 58v-8h28v8z",
] as const;

const lights: readonly WindowLight[] = [0, 1, 2, 3];

/** Its brightness shows in its bars, too: none, one or a cross. */
const Pane = ({
  x,
  y,
  light,
  isAhead,
}: { readonly x: number; readonly y: number } & Pick<DayOfYear, "light" | "isAhead">) => (
  <>
    <rect
      class={`evening light-${light}${isAhead ? " to-come" : ""}`}
      x={x}
      y={y}
      width={pane.width}
      height={pane.height}
      rx="1.5"
    />
    {light > 1 && (
      <path
        class="evening-bar"
        d={`M${x + pane.width / 2} ${y}v${pane.height}${light > 2 ? `M${x} ${y + pane.height / 2}h${pane.width}` : ""}`}
      />
    )}
  </>
);

const Week = ({
  days,
  n,
  isNow,
}: {
  readonly days: readonly DayOfYear[];
  readonly n: number;
  readonly isNow: boolean;
}) => (
  <g transform={`translate(${n * house.width} 0)`} class={isNow ? "now" : ""}>
    <path class={`roof roof-${n % 3}`} d={isNow ? roofs[0] : roofs[(n * 5 + 1) % roofs.length]} />
    {n % 4 === 1 && <path class="chimney" d="M21 38h5v14h-5z" />}
    <rect
      class="house"
      x={(house.width - house.wall) / 2}
      y={house.eaves}
      width={house.wall}
      height={house.foot - house.eaves}
    />
    {days.map(({ date, light, isAhead }, i) => (
      <Pane key={date} x={pane.left} y={pane.first + i * pane.pitch} light={light} isAhead={isAhead} />
    ))}
  </g>
);

/** A month is named where its first whole week begins. */
const monthsAlong = (weeks: YearOfEvenings["weeks"]) =>
  weeks.flatMap(([monday], n) =>
    monday !== undefined && n > 0 && n < weeks.length - 1 && Number(monday.date.slice(-2)) <= 7
      ? [{ n, month: monday.date.slice(0, 7) }]
      : [],
  );

export const Street = ({ year: { weeks, evenings, months } }: { readonly year: YearOfEvenings }) => {
  const words = profileWords.value;
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (element !== null) element.scrollLeft = element.scrollWidth;
  }, []);
  const width = weeks.length * house.width;
  return (
    <div class="year">
      <p class="year-caption">
        <span>
          <b>{words.evenings(evenings)}</b> {words.inYear}
        </span>
        <svg class="year-key" viewBox="0 0 76 15" aria-hidden="true">
          {lights.map((light) => (
            <Pane key={light} x={1 + light * 20} y={1} light={light} isAhead={false} />
          ))}
        </svg>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the street is scrolled by keyboard. */}
      <section ref={place} class="street" tabIndex={0} aria-label={words.year}>
        <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
          {weeks.map((days, n) => (
            <Week key={days[0]?.date} days={days} n={n} isNow={n === weeks.length - 1} />
          ))}
          <path class="street-line" d={`M0 ${house.foot}h${width}`} />
          {monthsAlong(weeks).map(({ n, month }) => (
            <text key={month} x={n * house.width + 2} y="213">
              {shortMonth(month)}
            </text>
          ))}
        </svg>
        <ul class="spoken-only">
          {months.map((one) => (
            <li key={one.month}>{words.inMonth(monthName(one.month), words.evenings(one.evenings))}</li>
          ))}
        </ul>
      </section>
    </div>
  );
};
