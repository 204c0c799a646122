/** The picture of a hunt to share, as a PNG: its name, its squares and what they mean. */
import type { HuntFigures } from "@turnlight/games/head";
import { trailCells, trailColumns, trailLooks, trailSquare } from "./trail.ts";

interface PictureTexts {
  readonly title: string;
  readonly number: string;
  readonly legend: readonly (readonly [sign: keyof typeof trailLooks, name: string])[];
  readonly guesses: string;
}

const scale = 4;
const margin = 16;
const top = 44;
const foot = 40;
const least = 7 * trailSquare;

export const huntPicture = async (
  { trail }: Pick<HuntFigures, "trail">,
  texts: PictureTexts,
): Promise<Blob | undefined> => {
  const columns = trailColumns(trail.length);
  const width = Math.max(least, columns * trailSquare);
  const rows = Math.max(1, Math.ceil(trail.length / columns));
  const canvas = document.createElement("canvas");
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (rows * trailSquare + top + foot) * scale;
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  await document.fonts.load('20px "Pirata One"').catch(() => []);
  pen.scale(scale, scale);
  pen.fillStyle = "#1c1512";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#fff1d0";
  pen.font = '20px "Pirata One", Georgia, serif';
  pen.fillText(texts.title, margin, 30, width * 0.62);
  pen.fillStyle = "#e3d3bb";
  pen.font = '11px "Atkinson Hyperlegible", sans-serif';
  pen.textAlign = "right";
  pen.fillText(texts.number, margin + width, 30, width * 0.36);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = 2.2;
  for (const { look, x, y } of trailCells(trail)) {
    pen.save();
    pen.translate(margin + x, top + y);
    pen.fillStyle = look.ground;
    pen.beginPath();
    pen.roundRect(1.5, 1.5, 31, 31, 4);
    pen.fill();
    pen.translate(17, 17);
    pen.strokeStyle = look.ink;
    pen.stroke(new Path2D(look.path));
    pen.restore();
  }
  const line = top + rows * trailSquare + 24;
  pen.fillStyle = "#e3d3bb";
  pen.fillText(texts.guesses, margin + width, line);
  pen.textAlign = "left";
  let x = margin;
  for (const [sign, name] of texts.legend) {
    pen.fillStyle = trailLooks[sign].ground;
    pen.fillRect(x, line - 9, 10, 10);
    pen.fillStyle = "#e3d3bb";
    pen.fillText(name, x + 14, line);
    x += 14 + pen.measureText(name).width + 10;
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
};
