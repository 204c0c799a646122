/** Paints polygons and lights on an image in memory, with smooth edges. */
import type { Polygon } from "./path.ts";
import type { RgbImage } from "./png.ts";

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: string): Rgb => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

/** Where drawing units lie on the image. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  /** Pixels a unit. */
  readonly scale: number;
}

/** Lines sampled within a row of pixels. */
const samples = 4;

interface Edge {
  readonly top: number;
  readonly bottom: number;
  /** The x at the top, and its change a row. */
  readonly x: number;
  readonly slope: number;
  readonly winding: 1 | -1;
}

const edgesOf = (polygons: readonly Polygon[], { x: left, y: top, scale }: Placement): readonly Edge[] => {
  const edges: Edge[] = [];
  for (const points of polygons)
    for (let i = 0; i < points.length; i += 2) {
      const next = (i + 2) % points.length;
      const [ax, ay] = [left + (points[i] ?? 0) * scale, top + (points[i + 1] ?? 0) * scale];
      const [bx, by] = [left + (points[next] ?? 0) * scale, top + (points[next + 1] ?? 0) * scale];
      if (ay === by) continue;
      const slope = (bx - ax) / (by - ay);
      edges.push(
        ay < by
          ? { top: ay, bottom: by, x: ax, slope, winding: 1 }
          : { top: by, bottom: ay, x: bx, slope, winding: -1 },
      );
    }
  return edges.sort((a, b) => a.top - b.top);
};

export class Canvas implements RgbImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;

  constructor(width: number, height: number, pixels = Buffer.alloc(width * height * 3)) {
    [this.width, this.height, this.pixels] = [width, height, pixels];
  }

  copy(): Canvas {
    return new Canvas(this.width, this.height, Buffer.from(this.pixels));
  }

  #blend(at: number, [red, green, blue]: Rgb, share: number): void {
    const { pixels } = this;
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    pixels[at] = r + (red - r) * share + 0.5;
    pixels[at + 1] = g + (green - g) * share + 0.5;
    pixels[at + 2] = b + (blue - b) * share + 0.5;
  }

  /** Fills the whole image, row by row. */
  rows(colourAt: (share: number) => Rgb): void {
    for (let y = 0; y < this.height; y++) {
      const colour = colourAt(y / (this.height - 1));
      for (let x = 0; x < this.width; x++) this.pixels.set(colour, (y * this.width + x) * 3);
    }
  }

  /** A round light that fades out to its rim. */
  light(x: number, y: number, radius: number, colour: Rgb, strength: number): void {
    const [left, right] = [Math.max(0, Math.floor(x - radius)), Math.min(this.width - 1, Math.ceil(x + radius))];
    const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(this.height - 1, Math.ceil(y + radius))];
    for (let py = top; py <= bottom; py++)
      for (let px = left; px <= right; px++) {
        const near = 1 - Math.hypot(px - x, py - y) / radius;
        if (near > 0) this.#blend((py * this.width + px) * 3, colour, strength * near * near);
      }
  }

  /** Fills what any polygon encloses (by the non-zero rule). */
  fill(polygons: readonly Polygon[], placement: Placement, colour: Rgb, strength = 1): void {
    const edges = edgesOf(polygons, placement);
    const cover = new Float64Array(this.width + 1);
    const across = polygons.flat().filter((_, i) => i % 2 === 0);
    const left = Math.max(0, Math.floor(placement.x + Math.min(...across) * placement.scale));
    const right = Math.min(this.width, Math.ceil(placement.x + Math.max(...across) * placement.scale));
    let first = 0;
    const bottom = Math.min(this.height, Math.ceil(Math.max(0, ...edges.map((edge) => edge.bottom))));
    for (let y = Math.max(0, Math.floor(edges[0]?.top ?? 0)); y < bottom; y++) {
      cover.fill(0, left, right + 1);
      while (first < edges.length && (edges[first]?.bottom ?? 0) <= y) first += 1;
      for (let sample = 0; sample < samples; sample++) this.#cross(edges, first, y + (sample + 0.5) / samples, cover);
      for (let x = left; x < right; x++) {
        const share = (cover[x] ?? 0) / samples;
        if (share > 0) this.#blend((y * this.width + x) * 3, colour, Math.min(1, share) * strength);
      }
    }
  }

  /** Adds what one sampled line covers of each pixel. */
  #cross(edges: readonly Edge[], first: number, y: number, cover: Float64Array): void {
    const crossed: { readonly x: number; readonly winding: number }[] = [];
    for (let i = first; i < edges.length; i++) {
      const edge = edges[i];
      if (edge === undefined || edge.top > y) break;
      if (edge.bottom > y) crossed.push({ x: edge.x + (y - edge.top) * edge.slope, winding: edge.winding });
    }
    crossed.sort((a, b) => a.x - b.x);
    let [winding, from] = [0, 0];
    for (const { x, winding: change } of crossed) {
      if (winding === 0) from = x;
      winding += change;
      if (winding === 0) this.#span(Math.max(0, from), Math.min(this.width, x), cover);
    }
  }

  #span(from: number, to: number, cover: Float64Array): void {
    if (to <= from) return;
    const [start, end] = [Math.floor(from), Math.floor(to)];
    if (start === end) {
      cover[start] = (cover[start] ?? 0) + to - from;
      return;
    }
    cover[start] = (cover[start] ?? 0) + start + 1 - from;
    for (let x = start + 1; x < end; x++) cover[x] = (cover[x] ?? 0) + 1;
    cover[end] = (cover[end] ?? 0) + to - end;
  }
}
