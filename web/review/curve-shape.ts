/** The curve as points and lines, for the page and for the shared picture. */
import { type Cause, type Mark, marks, type ReviewedEntry, type ReviewScale } from "@turnlight/kernel";

interface CurvePoint {
  readonly n: number;
  readonly x: number;
  readonly y: number;
  readonly mark?: Mark;
}

interface CurveLine {
  readonly from: CurvePoint;
  readonly to: CurvePoint;
  /** Who moved it. */
  readonly cause: Cause;
}

export interface CurveShape {
  readonly points: readonly CurvePoint[];
  readonly lines: readonly CurveLine[];
  /** Values with a grid line, and their heights. */
  readonly rules: readonly { readonly value: number | null; readonly y: number }[];
  x(n: number): number;
}

export interface CurvePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From 0 at the top (victory) to 1 at the bottom. */
const depthOf = ({ unit }: ReviewScale, entries: readonly ReviewedEntry[]): ((value: number | null) => number) => {
  if (unit !== "moves") return (value) => 1 - (value ?? 0);
  const most = Math.max(1, ...entries.flatMap(({ outlook }) => outlook?.value ?? []));
  return (value) => (value === null ? 1 : (0.9 * value) / most);
};

const ruledOf = ({ unit }: ReviewScale, entries: readonly ReviewedEntry[]): readonly (number | null)[] => {
  if (unit !== "moves") return [0, 0.5, 1];
  const most = Math.max(1, ...entries.flatMap(({ outlook }) => outlook?.value ?? []));
  return entries.some(({ outlook }) => outlook?.value === null) ? [0, most, null] : [0, most];
};

/** Of overlapping marks the worst is shown. */
const near = 18;

export const signsOf = (points: readonly CurvePoint[]): readonly (CurvePoint & { readonly mark: Mark })[] => {
  const shown: (CurvePoint & { readonly mark: Mark })[] = [];
  for (const point of points) {
    const { mark } = point;
    if (mark === undefined) continue;
    const last = shown.at(-1);
    if (last === undefined || point.x - last.x >= near) shown.push({ ...point, mark });
    else if (marks.indexOf(mark) > marks.indexOf(last.mark)) shown[shown.length - 1] = { ...point, mark };
  }
  return shown;
};

export const curveOf = (
  scale: ReviewScale,
  entries: readonly ReviewedEntry[],
  of: number,
  { left, top, width, height }: CurvePlace,
): CurveShape => {
  const depth = depthOf(scale, entries);
  const x = (n: number): number => left + (n / Math.max(1, of)) * width;
  const y = (value: number | null): number => top + depth(value) * height;
  const points: CurvePoint[] = [];
  const lines: CurveLine[] = [];
  let from: CurvePoint | undefined;
  for (const { n, cause, outlook, judged } of entries) {
    if (outlook === undefined) {
      from = undefined;
      continue;
    }
    const to: CurvePoint = {
      n,
      x: x(n),
      y: y(outlook.value),
      ...(judged?.mark !== undefined && { mark: judged.mark }),
    };
    points.push(to);
    if (from !== undefined) lines.push({ from, to, cause });
    from = to;
  }
  return { points, lines, rules: ruledOf(scale, entries).map((value) => ({ value, y: y(value) })), x };
};
