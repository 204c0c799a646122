/** The picture of a Will-o'-the-Wisp level for previews of its link: its board in a forest by night. */
import { haloStrength, type Level, leafColour, levelColours, shapesOf } from "@turnlight/games/wisp";
import { Canvas, type Placement, type Rgb, rgbOf } from "./canvas.ts";
import { outlineOf, polygonsOf } from "./path.ts";
import { writePng } from "./png.ts";
import { previewSize } from "./size.ts";

const { width, height } = previewSize;
/** Drawing units a cell. */
const cell = 10;
const margin = 44;
const largestCell = 96;

const between = (a: Rgb, b: Rgb, share: number): Rgb => [
  Math.round(a[0] + (b[0] - a[0]) * share),
  Math.round(a[1] + (b[1] - a[1]) * share),
  Math.round(a[2] + (b[2] - a[2]) * share),
];

const fir = polygonsOf("M-4 0v-22h-26l18-24h-10l16-24h-8L0-104l14 34h-8l16 24H12l18 24H4V0z");
const nearFirs: readonly (readonly [x: number, foot: number, size: number])[] = [
  [36, 640, 3.6],
  [150, 660, 2.7],
  [262, 672, 2.1],
  [948, 672, 2.2],
  [1056, 656, 2.9],
  [1172, 640, 3.7],
];
const farFirs: typeof nearFirs = Array.from({ length: 15 }, (_, i) => [
  i * 86 + ((i * 37) % 29),
  470 + ((i * 53) % 31),
  1.5 + ((i * 29) % 13) / 16,
]);

/** The forest behind every level, painted once. */
const forest = (): Canvas => {
  const canvas = new Canvas(width, height);
  const [sky, ground] = [rgbOf("#0a1722"), rgbOf("#12343a")];
  canvas.rows((share) => between(sky, ground, share));
  canvas.light(1010, 96, 260, rgbOf("#dff3ee"), 0.16);
  const moon = polygonsOf("M966 96a44 44 0 1 1 88 0 44 44 0 1 1-88 0z");
  canvas.fill(moon, { x: 0, y: 0, scale: 1 }, rgbOf("#dff3ee"), 0.75);
  for (const [x, y, scale] of farFirs) canvas.fill(fir, { x, y, scale }, rgbOf("#0d2a2c"));
  canvas.fill(
    [[0, 468, 300, 440, 600, 462, 900, 438, 1200, 470, 1200, 630, 0, 630]],
    { x: 0, y: 0, scale: 1 },
    rgbOf("#0d2a2c"),
  );
  for (const [x, y, scale] of nearFirs) canvas.fill(fir, { x, y, scale }, rgbOf("#06171a"));
  return canvas;
};
let backdrop: Canvas | undefined;

const paintBoard = (canvas: Canvas, level: Level, placement: Placement): void => {
  const { scale } = placement;
  const centre = (at: number): readonly [number, number] => [
    placement.x + ((at % level.width) + 0.5) * cell * scale,
    placement.y + (Math.floor(at / level.width) + 0.5) * cell * scale,
  ];
  for (const { name, path } of shapesOf(level)) {
    const colour = rgbOf(levelColours[name] ?? "#ffffff");
    const polygons = polygonsOf(path);
    if (name === "pad") canvas.fill(outlineOf(polygons, 1.4), placement, colour);
    else if (name === "halo") {
      const [x, y] = centre(level.wisp);
      canvas.light(x, y, 2.6 * cell * scale, colour, 2 * haloStrength);
    } else canvas.fill(polygons, placement, colour);
    if (name === "tree") canvas.fill(outlineOf(polygons, 0.4), placement, rgbOf(leafColour));
    if (name === "turf") {
      const [x, y] = centre(level.goal);
      canvas.light(x, y, 2 * cell * scale, rgbOf(levelColours["grove"] ?? "#ffffff"), haloStrength);
    }
  }
};

export const levelPicture = async (level: Level): Promise<Buffer> => {
  backdrop ??= forest();
  const canvas = backdrop.copy();
  const side = Math.min(largestCell, (width - 2 * margin) / level.width, (height - 2 * margin) / level.height);
  const scale = side / cell;
  const [x, y] = [(width - level.width * side) / 2, (height - level.height * side) / 2];
  // The soil that the clearing lies on.
  const rim = 1.6;
  const [right, bottom] = [level.width * cell + rim, level.height * cell + rim];
  const soil = [[-rim, -rim, right, -rim, right, bottom, -rim, bottom]];
  canvas.fill(soil, { x: x + 6, y: y + 12, scale }, rgbOf("#03090d"), 0.5);
  canvas.fill(soil, { x, y, scale }, rgbOf("#16231f"));
  paintBoard(canvas, level, { x, y, scale });
  return writePng(canvas);
};
