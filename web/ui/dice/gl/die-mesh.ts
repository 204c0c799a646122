/** A die with rounded edges and corners as triangles: its edge is 1, its centre the origin. */
import { outward } from "../model.ts";
import type { Position3d } from "../rotation.ts";

/** The radius of its edges, and the steps from a face to the middle of an edge. */
const radius = 0.13;
const steps = 4;

/** Numbers a vertex: position, normal, place on its face, and the face's value less one. */
export const floatsPerVertex = 9;

export interface DieMesh {
  readonly vertices: Float32Array;
  readonly indices: Uint16Array;
}

/**
 * Lines across a face, from edge to edge. Along the rounding each step turns by the same angle, up to half of a right
 * one, where the next face takes over.
 */
const lines: readonly number[] = [-1, 1].flatMap((side) => {
  const rounding = Array.from(
    { length: steps + 1 },
    (_, step) => side * (0.5 - radius + radius * Math.tan((step * Math.PI) / 4 / steps)),
  );
  return side < 0 ? rounding.toReversed() : rounding;
});

/** A face's directions to the right and down, as its pips are drawn. */
const rightOf: readonly Position3d[] = [
  [1, 0, 0],
  [1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
  [-1, 0, 0],
  [1, 0, 0],
];

const cross = ([a, b, c]: Position3d, [x, y, z]: Position3d): Position3d => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];

/** The part of a coordinate that lies in the rounding. */
const beyond = (at: number): number => Math.sign(at) * Math.max(0, Math.abs(at) - (0.5 - radius));

export const dieMesh = (): DieMesh => {
  const vertices: number[] = [];
  const indices: number[] = [];
  for (const [face, out] of outward.entries()) {
    const right = rightOf[face] ?? out;
    const down = cross(right, out);
    const first = vertices.length / floatsPerVertex;
    for (const v of lines)
      for (const u of lines) {
        const along = (of: Position3d, by: Position3d, to: Position3d, [x, y, z]: Position3d): Position3d => [
          of[0] * x + by[0] * y + to[0] * z,
          of[1] * x + by[1] * y + to[1] * z,
          of[2] * x + by[2] * y + to[2] * z,
        ];
        const [x, y] = [beyond(u), beyond(v)];
        const length = Math.hypot(x, y, radius);
        const normal = along(right, down, out, [x / length, y / length, radius / length]);
        const core = along(right, down, out, [u - x, v - y, 0.5 - radius]);
        const place = (axis: 0 | 1 | 2): number => core[axis] + radius * normal[axis];
        vertices.push(place(0), place(1), place(2), ...normal, u + 0.5, v + 0.5, face);
      }
    const across = lines.length;
    for (let row = 0; row < across - 1; row++)
      for (let column = 0; column < across - 1; column++) {
        const [a, b] = [first + row * across + column, first + (row + 1) * across + column];
        indices.push(a, b, a + 1, a + 1, b, b + 1);
      }
  }
  return { vertices: new Float32Array(vertices), indices: new Uint16Array(indices) };
};
