/** The vortex behind the title: thirteen arms in six violets, with an ordered dither. */

const arms = 13;
const palette = [
  [5, 4, 14],
  [14, 8, 34],
  [28, 13, 62],
  [50, 20, 98],
  [78, 30, 142],
  [112, 50, 190],
] as const;
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

export interface Vortex {
  readonly width: number;
  readonly height: number;
  /** Colours as RGBA bytes, turned by an angle in radians. */
  paint(turn: number, into: Uint8ClampedArray): void;
}

/** What does not depend on the angle is computed once for a size. `eye` is the centre's height, from 0 to 1. */
export const vortexOf = (width: number, height: number, eye: number): Vortex => {
  const phases = new Float32Array(width * height);
  const falls = new Float32Array(width * height);
  const glows = new Float32Array(width * height);
  const size = Math.max(width, height * 1.1) / 2;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const across = (x - width / 2) / size;
      const down = ((y - height * eye) / size) * 1.15;
      const far = Math.hypot(across, down) + 1e-4;
      const angle = Math.atan2(down, across);
      const wobble = 0.16 * Math.sin(angle * 3 + far * 9 + 1) + 0.1 * Math.sin(angle * 5 - far * 14);
      const at = y * width + x;
      phases[at] = arms * angle + 10.5 * Math.log(far + 0.08) + wobble * 6;
      falls[at] = Math.exp(-far * 1.35) * 1.5 * Math.min(1, 0.35 + far * 2.2);
      glows[at] = 0.3 * Math.exp(-far * 5);
    }
  return {
    width,
    height,
    paint(turn, into) {
      for (let at = 0; at < phases.length; at++) {
        const arm = 0.5 + 0.5 * Math.sin((phases[at] ?? 0) + arms * turn);
        const bright = (arm ** 1.3 * 0.95 + 0.12) * (falls[at] ?? 0) + (glows[at] ?? 0);
        const [x, y] = [at % width, Math.floor(at / width)];
        const dither = ((bayer[(y & 3) * 4 + (x & 3)] ?? 0) / 16 - 0.5) * 0.9;
        const shade = Math.round(Math.min(0.999, bright) * (palette.length - 1) + dither);
        const [red, green, blue] = palette[Math.max(0, Math.min(palette.length - 1, shade))] ?? palette[0];
        into.set([red, green, blue, 255], at * 4);
      }
    },
  };
};
