/**
 * The campaign's country, seen from the chapter one is in: chapters behind lie in front, the chapter itself in the
 * middle with all its levels, chapters ahead towards the horizon. Wide for a desk, high for a phone, which scrolls.
 */
import type { LevelPlace } from "./country.ts";
import { lengthOf, type RoadPoint, smooth, spread } from "./road.ts";

interface PlaceOnMap extends RoadPoint {
  /** How high its drawing is at most, in units of the picture. */
  readonly high: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** Where each chapter's drawing stands. */
  readonly places: readonly PlaceOnMap[];
  /** A dot for each level of the chapters behind. */
  readonly dots: readonly (readonly RoadPoint[])[];
  /** The levels of the current chapter. */
  readonly nodes: readonly RoadPoint[];
  readonly behind: readonly RoadPoint[];
  readonly band: readonly RoadPoint[];
  readonly ahead: readonly RoadPoint[];
}

interface Country {
  /** How many levels each chapter has. */
  readonly counts: readonly number[];
  /** The current chapter, from 0. */
  readonly current: number;
}

/** The line from its begin until it is nearest to each of the stops, cut there. */
const cutAt = (line: readonly RoadPoint[], stops: readonly RoadPoint[]): readonly (readonly RoadPoint[])[] => {
  let from = 0;
  return stops.map((stop) => {
    let best = from;
    for (let i = from; i < line.length; i++) {
      const at = line[i];
      const before = line[best];
      if (at && before && Math.hypot(at.x - stop.x, at.y - stop.y) < Math.hypot(before.x - stop.x, before.y - stop.y))
        best = i;
    }
    const part = line.slice(from, best + 1);
    from = best;
    return part;
  });
};

const wideBand: readonly RoadPoint[] = [
  { x: 1062, y: 634 },
  { x: 900, y: 662 },
  { x: 720, y: 672 },
  { x: 570, y: 658 },
  { x: 492, y: 606 },
  { x: 580, y: 556 },
  { x: 720, y: 556 },
  { x: 850, y: 540 },
  { x: 936, y: 488 },
];

const wideAhead: readonly PlaceOnMap[] = [
  { x: 1020, y: 430, high: 96 },
  { x: 1190, y: 418, high: 72 },
  { x: 1350, y: 400, high: 64 },
  { x: 1262, y: 334, high: 52 },
  { x: 1110, y: 330, high: 48 },
  { x: 960, y: 334, high: 46 },
  { x: 850, y: 286, high: 38 },
  { x: 1000, y: 272, high: 36 },
];

export const wideLayout = ({ counts, current }: Country): MapLayout => {
  const step = current <= 1 ? 0 : Math.min(206, 850 / (current - 1));
  const row = Array.from({ length: current }, (_, i) => ({ x: 140 + i * step, y: i % 2 === 0 ? 776 : 790 }));
  const behind = smooth([
    { x: -30, y: 800 },
    ...(row.length === 0
      ? [
          { x: 330, y: 806 },
          { x: 700, y: 790 },
        ]
      : row),
    { x: 1050, y: 770 },
    { x: 1122, y: 704 },
    ...wideBand.slice(0, 1),
  ]);
  const parts = cutAt(
    behind,
    row
      .map((_, i) => row[i + 1] ?? { x: 1122, y: 704 })
      .map((next, i) => ({
        x: ((row[i]?.x ?? 0) + next.x) / 2,
        y: next.y,
      })),
  );
  const band = smooth(wideBand);
  const far = wideAhead.slice(0, counts.length - current - 1);
  return {
    width: 1440,
    height: 900,
    places: [...row.map(({ x, y }) => ({ x, y: y - 26, high: 96 })), { x: 726, y: 524, high: 286 }, ...far],
    dots: parts.map((part, i) => spread(part, counts[i] ?? 0)),
    nodes: spread(band, counts[current] ?? 0),
    behind,
    band,
    ahead: smooth([...wideBand.slice(-1), ...far.map(({ x, y }) => ({ x, y: y + 6 }))]),
  };
};

/** Measures of the high picture, from its top. */
const high = { width: 390, sky: 120, ahead: 92, landmark: 186, row: 88, behind: 122, foot: 74, across: 5 } as const;

export const highLayout = ({ counts, current }: Country): MapLayout => {
  const count = counts[current] ?? 0;
  const rows = Math.max(1, Math.ceil(count / high.across));
  const farther = counts.length - current - 1;
  const bandTop = high.sky + farther * high.ahead + high.landmark;
  const bandEnd = bandTop + (rows - 1) * high.row;
  const height = bandEnd + current * high.behind + high.foot + 40;
  const zigzag = (i: number): number => (i % 2 === 0 ? 118 : 272);
  const row = Array.from({ length: current }, (_, i) => ({
    x: zigzag(current - i),
    y: bandEnd + (current - i) * high.behind,
  }));
  const gap = (high.width - 110) / (high.across - 1);
  const nodes = Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / high.across);
    const column = i % high.across;
    return {
      x: 55 + gap * (line % 2 === 0 ? column : high.across - 1 - column),
      y: bandEnd - line * high.row + (column % 2 === 0 ? 5 : -5),
    };
  });
  const far = Array.from({ length: farther }, (_, i) => ({
    x: zigzag(i + 1),
    y: bandTop - high.landmark - i * high.ahead,
    high: Math.max(44, 66 - i * 4),
  }));
  const [first = { x: 55, y: bandEnd }] = nodes;
  const behind = smooth([{ x: 195, y: height + 20 }, ...row, first]);
  const parts = cutAt(
    behind,
    row.map((place, i) => {
      const next = row[i + 1] ?? first;
      return { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 };
    }),
  );
  const last = nodes.at(-1) ?? first;
  return {
    width: high.width,
    height,
    places: [
      ...row.map(({ x, y }) => ({ x, y: y - 16, high: 64 })),
      { x: farther === 0 ? high.width / 2 : 130, y: bandTop - 34, high: 136 },
      ...far,
    ],
    dots: parts.map((part, i) => spread(part, counts[i] ?? 0)),
    nodes,
    behind,
    band: smooth(nodes),
    ahead: smooth([last, ...far.map(({ x, y }) => ({ x, y: y + 6 }))]),
  };
};

/** The road's part up to a level, as a share of its length: lit as far as one came. */
export const litBand = ({ band, nodes }: MapLayout, level: number): readonly RoadPoint[] => {
  const target = nodes[level];
  if (target === undefined) return lengthOf(band) === 0 ? [] : band;
  const [part = []] = cutAt(band, [target]);
  return part;
};

/** The road from a level to a later one: of the same chapter, or from the chapter before; nothing from farther away. */
export const roadBetween = (
  { dots, nodes, behind, band }: MapLayout,
  from: LevelPlace,
  to: LevelPlace,
): readonly RoadPoint[] => {
  const target = nodes[to.at];
  const start = from.chapter === to.chapter ? nodes[from.at] : dots[from.chapter]?.[from.at];
  if (target === undefined || start === undefined) return [];
  if (from.chapter === to.chapter) return from.at < to.at ? (cutAt(band, [start, target])[1] ?? []) : [];
  const end = behind.at(-1);
  if (from.chapter !== to.chapter - 1 || end === undefined) return [];
  return [...(cutAt(behind, [start, end])[1] ?? []), ...(cutAt(band, [target])[0] ?? [])];
};
