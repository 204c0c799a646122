/** A line chart as small as a word, for beside a figure. */
import { series } from "../../language/format.ts";
import "./charts.css";
import { figure } from "../words.ts";

const size = { width: 96, height: 28, edge: 4 } as const;

export const Sparkline = ({ label, values }: { readonly label: string; readonly values: readonly number[] }) => {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  const x = (at: number): number =>
    size.edge + (values.length < 2 ? 0.5 : at / (values.length - 1)) * (size.width - 2 * size.edge);
  const y = (value: number): number =>
    size.height - size.edge - (span === 0 ? 0.5 : (value - least) / span) * (size.height - 2 * size.edge);
  const last = values.at(-1);
  return (
    <span class="sparkline">
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" focusable="false">
        <polyline points={values.map((value, at) => `${x(at)},${y(value)}`).join(" ")} />
        {last !== undefined && <circle cx={x(values.length - 1)} cy={y(last)} r="3.5" />}
      </svg>
      <span class="spoken-only">{`${label}: ${series(values.map(figure))}`}</span>
    </span>
  );
};
