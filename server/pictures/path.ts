/** SVG path data as polygons. Understood is what our own drawings use: `M L H V Q T A Z`, absolute or relative. */

/** Coordinates, alternating x and y; a polygon is closed by itself. */
export type Polygon = readonly number[];

const stepsOfCurve = 8;
const stepsOfArc = 24;

/** A drawing position on its way along a path. */
class Walk {
  readonly polygons: number[][] = [];
  #points: number[] = [];
  #x = 0;
  #y = 0;
  /** The last control point, which `T` mirrors. */
  #control: readonly [number, number] | undefined;

  command(letter: string, values: readonly number[]): void {
    const isRelative = letter === letter.toLowerCase();
    const [dx, dy] = isRelative ? [this.#x, this.#y] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0] = values;
    switch (letter.toUpperCase()) {
      case "M":
        this.#points = [];
        this.polygons.push(this.#points);
        this.#to(a + dx, b + dy);
        break;
      case "L":
        this.#to(a + dx, b + dy);
        break;
      case "H":
        this.#to(a + dx, this.#y);
        break;
      case "V":
        this.#to(this.#x, a + dy);
        break;
      case "Q":
        this.#curve(a + dx, b + dy, c + dx, d + dy);
        break;
      case "T": {
        const [cx, cy] = this.#control ?? [this.#x, this.#y];
        this.#curve(2 * this.#x - cx, 2 * this.#y - cy, a + dx, b + dy);
        break;
      }
      case "A": {
        const [r = 0, , , , sweep = 0, x = 0, y = 0] = values;
        this.#halfCircle(r, sweep === 1 ? Math.PI : -Math.PI, x + dx, y + dy);
        break;
      }
      default: {
        const [x = 0, y = 0] = this.#points;
        [this.#x, this.#y] = [x, y];
      }
    }
  }

  #to(x: number, y: number): void {
    [this.#x, this.#y, this.#control] = [x, y, undefined];
    this.#points.push(x, y);
  }

  #curve(cx: number, cy: number, x: number, y: number): void {
    const [fromX, fromY] = [this.#x, this.#y];
    for (let i = 1; i <= stepsOfCurve; i++) {
      const t = i / stepsOfCurve;
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      this.#to(p * fromX + q * cx + r * x, p * fromY + q * cy + r * y);
    }
    this.#control = [cx, cy];
  }

  /** Our drawings have arcs as halves of circles only. */
  #halfCircle(r: number, turn: number, x: number, y: number): void {
    const [cx, cy] = [(this.#x + x) / 2, (this.#y + y) / 2];
    const from = Math.atan2(this.#y - cy, this.#x - cx);
    for (let i = 1; i < stepsOfArc; i++) {
      const angle = from + (turn * i) / stepsOfArc;
      this.#to(cx + r * Math.cos(angle), cy + r * Math.sin(angle));
    }
    this.#to(x, y);
  }
}

const valuesOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, T: 2, A: 7, Z: 0 };

export const polygonsOf = (path: string): readonly Polygon[] => {
  const walk = new Walk();
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const each = valuesOf[letter.toUpperCase()] ?? 0;
    if (each === 0) walk.command(letter, []);
    for (let i = 0; each > 0 && i < values.length; i += each) walk.command(letter, values.slice(i, i + each));
  }
  return walk.polygons;
};

/** The outline of polygons as a wide line: a strip for each side and a disc for each corner, all the same way round. */
export const outlineOf = (polygons: readonly Polygon[], width: number): readonly Polygon[] => {
  const r = width / 2;
  const parts: Polygon[] = [];
  for (const points of polygons)
    for (let i = 0; i < points.length; i += 2) {
      const [x = 0, y = 0] = [points[i], points[i + 1]];
      const next = (i + 2) % points.length;
      const [toX = 0, toY = 0] = [points[next], points[next + 1]];
      const length = Math.hypot(toX - x, toY - y);
      if (length === 0) continue;
      const [sideX, sideY] = [(-(toY - y) / length) * r, ((toX - x) / length) * r];
      parts.push([x - sideX, y - sideY, toX - sideX, toY - sideY, toX + sideX, toY + sideY, x + sideX, y + sideY]);
      parts.push(
        Array.from({ length: 16 }, (_, n) =>
          n % 2 === 0 ? x + r * Math.cos((Math.PI * n) / 8) : y + r * Math.sin((Math.PI * (n - 1)) / 8),
        ),
      );
    }
  return parts;
};
