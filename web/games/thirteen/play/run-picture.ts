/** Paints a run to share: how far it came, its build, its best box, and its seed. */
import { pixelsOf } from "../items/Glyph.tsx";

interface RunPicture {
  readonly title: string;
  readonly headline: string;
  readonly items: readonly string[];
  readonly lines: readonly (readonly [name: string, value: string])[];
  readonly seed: string;
}

const [width, height] = [1200, 630] as const;
const colours = { night: "#07060f", glow: "rgb(123 44 191 / 0.75)", card: "#15132a", gold: "#ffd700" } as const;
const [cyan, white, soft] = ["#00ffff", "#ffffff", "#c2c2cf"];
const pixel = '"Press Start 2P", monospace';
const mono = '"Roboto Mono", monospace';
const margin = 64;

const paintItem = (brush: CanvasRenderingContext2D, item: string, left: number, side: number): void => {
  const top = 250;
  brush.fillStyle = colours.card;
  brush.fillRect(left, top, side, side);
  brush.strokeStyle = colours.gold;
  brush.lineWidth = 4;
  brush.strokeRect(left, top, side, side);
  const { size, runs } = pixelsOf(item);
  const unit = Math.floor((side - 16) / size);
  const inset = (side - unit * size) / 2;
  for (const { x, y, width: length, colour } of runs) {
    brush.fillStyle = colour;
    brush.fillRect(left + inset + x * unit, top + inset + y * unit, length * unit, unit);
  }
};

/** Undefined where the browser cannot paint it. */
export const paintRun = async ({ title, headline, items, lines, seed }: RunPicture): Promise<Blob | undefined> => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext("2d");
  if (brush === null) return undefined;
  await document.fonts.ready;
  brush.fillStyle = colours.night;
  brush.fillRect(0, 0, width, height);
  const light = brush.createRadialGradient(600, 200, 40, 600, 200, 760);
  light.addColorStop(0, colours.glow);
  light.addColorStop(1, "transparent");
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
  const room = width - 2 * margin;
  const write = (text: string, y: number, font: string, colour = white, x = margin) => {
    brush.font = font;
    brush.fillStyle = colour;
    brush.fillText(text, x, y, room - (x - margin));
  };
  write(title, 120, `400 40px ${pixel}`, cyan);
  write(headline, 190, `400 32px ${pixel}`);
  const side = Math.min(96, (room + 12) / Math.max(1, items.length) - 12);
  for (const [i, item] of items.entries()) paintItem(brush, item, margin + i * (side + 12), side);
  for (const [i, [name, value]] of lines.entries()) {
    write(name, 400 + i * 44, `400 26px ${mono}`, soft);
    write(value, 400 + i * 44, `700 26px ${mono}`, colours.gold, 480);
  }
  write(seed, height - 40, `400 24px ${pixel}`, cyan);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
};
