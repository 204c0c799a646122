/** A smooth road through points, and places on it by distance. */

export interface RoadPoint {
  readonly x: number;
  readonly y: number;
}

const steps = 16;

/** A Catmull-Rom curve through all points, as a dense line. */
export const smooth = (points: readonly RoadPoint[]): readonly RoadPoint[] => {
  const line: RoadPoint[] = [];
  for (const [i, from] of points.entries()) {
    const to = points[i + 1];
    if (to === undefined) {
      line.push(from);
      break;
    }
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const at = (axis: "x" | "y") =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t * t * t);
      line.push({ x: at("x"), y: at("y") });
    }
  }
  return line;
};

const distance = (a: RoadPoint, b: RoadPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

export const lengthOf = (line: readonly RoadPoint[]): number =>
  line.reduce((sum, point, i) => sum + distance(line[i - 1] ?? point, point), 0);

/** The point after a distance from the line's begin. */
export const pointAfter = (line: readonly RoadPoint[], far: number): RoadPoint => {
  let left = far;
  for (const [i, to] of line.entries()) {
    const from = line[i - 1] ?? to;
    const part = distance(from, to);
    if (left <= part && part > 0) {
      const t = left / part;
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
    }
    left -= part;
  }
  return line.at(-1) ?? { x: 0, y: 0 };
};

/** So many points at equal distances, half a distance from both ends. */
export const spread = (line: readonly RoadPoint[], count: number): readonly RoadPoint[] => {
  const each = lengthOf(line) / Math.max(1, count);
  return Array.from({ length: count }, (_, i) => pointAfter(line, (i + 0.5) * each));
};

const rounded = (value: number): number => Math.round(value * 10) / 10;

export const pathOf = (line: readonly RoadPoint[]): string =>
  line.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${rounded(x)} ${rounded(y)}`).join("");

/** A dot for each point, round whatever the picture's stretch: a line of no length with a round cap. */
export const dotsOf = (points: readonly RoadPoint[]): string =>
  points.map(({ x, y }) => `M${rounded(x)} ${rounded(y)}h.01`).join("");
