import { expect, test } from "vitest";
import { dieMesh, floatsPerVertex } from "../gl/die-mesh.ts";
import { outward } from "../model.ts";
import type { Position3d } from "../rotation.ts";

const { vertices, indices } = dieMesh();
const rows = Array.from({ length: vertices.length / floatsPerVertex }, (_, i) =>
  vertices.subarray(i * floatsPerVertex, (i + 1) * floatsPerVertex),
);
const three = (row: Float32Array, from: number): Position3d => [row[from] ?? 0, row[from + 1] ?? 0, row[from + 2] ?? 0];
const dot = (a: Position3d, b: Position3d): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Position3d, b: Position3d): Position3d => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Position3d, b: Position3d): Position3d => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

test("fills a cube of edge 1 and is rounded at its corners", () => {
  const places = rows.map((row) => three(row, 0));
  expect(Math.max(...places.flat().map(Math.abs))).toBeCloseTo(0.5, 6);
  const corner = Math.max(...places.map((place) => Math.hypot(...place)));
  expect(corner).toBeCloseTo((0.5 - 0.13) * Math.sqrt(3) + 0.13, 5);
});

test("every face has its value's direction, and its pips the right way round", () => {
  for (const row of rows) {
    const [place, face] = [three(row, 0), row[8] ?? 0];
    expect(dot(place, outward[face] ?? [0, 0, 0])).toBeGreaterThan(0.4);
  }
  for (const [face, out] of outward.entries()) {
    const own = rows.filter((row) => row[8] === face);
    const at = (u: number, v: number) =>
      three(
        own.toSorted(
          (a, b) => Math.hypot((a[6] ?? 0) - u, (a[7] ?? 0) - v) - Math.hypot((b[6] ?? 0) - u, (b[7] ?? 0) - v),
        )[0] ?? new Float32Array(9),
        0,
      );
    const [right, down] = [minus(at(1, 0), at(0, 0)), minus(at(0, 1), at(0, 0))];
    // Seen from outside, right turns into down clockwise: a mirrored face would not.
    expect(dot(cross(down, right), out)).toBeGreaterThan(0);
  }
});

test("every triangle looks outward, and no gap is left between faces", () => {
  const edges = new Map<string, number>();
  const nameOf = (place: Position3d): string =>
    place.map((value) => (Math.round(value * 1e4) + 0).toString()).join(" ");
  for (let i = 0; i < indices.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((n) => three(rows[indices[i + n] ?? 0] ?? new Float32Array(9), 0));
    if (a === undefined || b === undefined || c === undefined) throw new Error("a triangle has three corners");
    expect(dot(cross(minus(b, a), minus(c, a)), a)).toBeGreaterThan(0);
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const [one, other] = [nameOf(from), nameOf(to)];
      edges.set(`${one} > ${other}`, (edges.get(`${one} > ${other}`) ?? 0) + 1);
    }
  }
  // Each edge is walked once in each direction: the surface is closed.
  for (const [edge, times] of edges) {
    const [from, to] = edge.split(" > ");
    expect(times, edge).toBe(1);
    expect(edges.get(`${to} > ${from}`), edge).toBe(1);
  }
});
