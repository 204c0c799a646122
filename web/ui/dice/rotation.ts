/** Rotations as quaternions x, y, z, w, and only the operations that dice need. */

export type Rotation = readonly [x: number, y: number, z: number, w: number];
export type Position3d = readonly [x: number, y: number, z: number];

export const unturned: Rotation = [0, 0, 0, 1];

/** First `b`, then `a`. */
export const after = ([ax, ay, az, aw]: Rotation, [bx, by, bz, bw]: Rotation): Rotation => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

export const back = ([x, y, z, w]: Rotation): Rotation => [-x, -y, -z, w];

export const turnedBy = (turn: Rotation, [x, y, z]: Position3d): Position3d => {
  const [rx, ry, rz] = after(after(turn, [x, y, z, 0]), back(turn));
  return [rx, ry, rz];
};

export const about = ([x, y, z]: Position3d, angle: number): Rotation => {
  const half = Math.sin(angle / 2);
  return [x * half, y * half, z * half, Math.cos(angle / 2)];
};

/** Interpolates between two rotations, the short way round. */
export const between = (from: Rotation, to: Rotation, share: number): Rotation => {
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = dot < 0 ? -1 : 1;
  const part = (one: number, other: number): number => one + (sign * other - one) * share;
  const [x, y, z, w] = [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2]), part(from[3], to[3])];
  const length = Math.hypot(x, y, z, w) || 1;
  return [x / length, y / length, z / length, w / length];
};
