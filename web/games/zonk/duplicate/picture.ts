/** The card of a duplicate to share, as a PNG: points, decisions, and both curves. */
import type { DuplicateDay } from "@turnlight/games/zonk";

interface DuplicateCardTexts {
  readonly title: string;
  readonly day: string;
  readonly points: string;
  readonly quality: string;
  readonly you: string;
  readonly perfect: string;
}

const scale = 3;
const [width, height] = [400, 300] as const;
const margin = 24;
const chart = { top: 138, bottom: 252 } as const;
const ink = { felt: "#123d26", edge: "#5a3818", chalk: "#f1f3ec", soft: "#d9cfb9", gold: "#ffd98c" } as const;

export const duplicatePicture = async (
  { curve, perfect }: Pick<DuplicateDay, "curve" | "perfect">,
  texts: DuplicateCardTexts,
): Promise<Blob | undefined> => {
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  await document.fonts.load('600 40px "Fraunces Variable"').catch(() => []);
  pen.scale(scale, scale);
  pen.fillStyle = ink.edge;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = ink.felt;
  pen.beginPath();
  pen.roundRect(8, 8, width - 16, height - 16, 10);
  pen.fill();
  const wide = width - 2 * margin;
  const write = (text: string, x: number, y: number, font: string, colour: string, most: number = wide): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, most);
  };
  write(texts.title, margin, 40, '600 18px "Fraunces Variable", Georgia, serif', ink.chalk, wide / 2);
  pen.textAlign = "right";
  write(texts.day, width - margin, 40, '13px "Atkinson Hyperlegible", sans-serif', ink.soft, wide / 2);
  pen.textAlign = "left";
  write(texts.points, margin, 90, '600 42px "Fraunces Variable", Georgia, serif', ink.gold);
  write(texts.quality, margin, 116, '16px "Atkinson Hyperlegible", sans-serif', ink.chalk);
  const most = Math.max(1, ...curve, ...perfect);
  const line = (values: readonly number[], colour: string, dashes: readonly number[]): void => {
    pen.strokeStyle = colour;
    pen.lineWidth = 3;
    pen.lineJoin = "round";
    pen.setLineDash([...dashes]);
    pen.beginPath();
    pen.moveTo(margin, chart.bottom);
    for (const [i, value] of values.entries())
      pen.lineTo(
        margin + ((i + 1) / Math.max(1, values.length)) * wide,
        chart.bottom - (value / most) * (chart.bottom - chart.top),
      );
    pen.stroke();
  };
  line(perfect, ink.soft, [7, 5]);
  line(curve, ink.gold, []);
  const small = '13px "Atkinson Hyperlegible", sans-serif';
  write(`━ ${texts.you}`, margin, 276, small, ink.gold, wide / 3);
  pen.textAlign = "right";
  write(`╌ ${texts.perfect}`, width - margin, 276, small, ink.soft, (2 * wide) / 3);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
};
