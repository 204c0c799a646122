/** Turns in space as quaternions x, y, z, w, and only what dice need of them. */

export type Turn = readonly [x: number, y: number, z: number, w: number];
export type Spot = readonly [x: number, y: number, z: number];

export const unturned: Turn = [0, 0, 0, 1];

/** First `b`, then `a`. */
export const after = ([ax, ay, az, aw]: Turn, [bx, by, bz, bw]: Turn): Turn => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

export const back = ([x, y, z, w]: Turn): Turn => [-x, -y, -z, w];

export const turnedBy = (turn: Turn, [x, y, z]: Spot): Spot => {
  const [rx, ry, rz] = after(after(turn, [x, y, z, 0]), back(turn));
  return [rx, ry, rz];
};

export const about = ([x, y, z]: Spot, angle: number): Turn => {
  const half = Math.sin(angle / 2);
  return [x * half, y * half, z * half, Math.cos(angle / 2)];
};

/** Part of the way from one turn to another, the short way round. */
export const between = (from: Turn, to: Turn, share: number): Turn => {
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2] + from[3] * to[3];
  const sign = dot < 0 ? -1 : 1;
  const part = (one: number, other: number): number => one + (sign * other - one) * share;
  const [x, y, z, w] = [part(from[0], to[0]), part(from[1], to[1]), part(from[2], to[2]), part(from[3], to[3])];
  const length = Math.hypot(x, y, z, w) || 1;
  return [x / length, y / length, z / length, w / length];
};
