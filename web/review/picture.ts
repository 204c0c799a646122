/** The shareable picture of the curve with its marks and moments: dark ink on paper, whatever the page's theme. */
import type { Cause, ReviewedEntry, ReviewScale } from "@turnlight/kernel";
import { signs } from "../match/review/amounts.ts";
import { curveOf, signsOf } from "./curve-shape.ts";

export interface PictureOf {
  readonly title: string;
  readonly under: string;
  readonly scale: ReviewScale;
  readonly entries: readonly ReviewedEntry[];
  readonly of: number;
  /** A sentence for each decisive moment. */
  readonly moments: readonly string[];
  /** A legend for the line styles, if there are several. */
  readonly legend: Readonly<Partial<Record<Cause, string>>>;
}

const size = { width: 1200, height: 675 } as const;
const place = { left: 80, top: 150, width: 1060, height: 270 } as const;
const ink = "#2a2117";
const looks: Readonly<
  Record<Cause, { readonly colour: string; readonly width: number; readonly dash: readonly number[] }>
> = {
  you: { colour: "#a3261c", width: 5, dash: [] },
  dice: { colour: "#1f4fa8", width: 3, dash: [4, 5] },
  others: { colour: "#5c4c38", width: 2, dash: [] },
};

const shortened = (pen: CanvasRenderingContext2D, text: string, width: number): string => {
  let shown = text;
  while (pen.measureText(shown).width > width && shown.length > 4) shown = `${shown.slice(0, -2)}…`;
  return shown;
};

const drawCurve = (pen: CanvasRenderingContext2D, { scale, entries, of }: PictureOf): void => {
  const shape = curveOf(scale, entries, of, place);
  pen.strokeStyle = "#cdbb93";
  pen.lineWidth = 1;
  for (const { y } of shape.rules) {
    pen.beginPath();
    pen.moveTo(place.left, y);
    pen.lineTo(place.left + place.width, y);
    pen.stroke();
  }
  pen.lineCap = "round";
  for (const { from, to, cause } of shape.lines) {
    const { colour, width, dash } = looks[cause];
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.moveTo(from.x, from.y);
    pen.lineTo(to.x, to.y);
    pen.stroke();
  }
  pen.setLineDash([]);
  pen.fillStyle = ink;
  pen.textAlign = "center";
  pen.font = "700 26px sans-serif";
  for (const { x, y, mark } of signsOf(shape.points)) pen.fillText(signs[mark], x, Math.max(140, y - 12));
};

const drawLegend = (pen: CanvasRenderingContext2D, { legend }: PictureOf): void => {
  pen.textAlign = "left";
  pen.font = "22px sans-serif";
  let x: number = place.left;
  for (const cause of ["you", "dice", "others"] as const) {
    const label = legend[cause];
    if (label === undefined) continue;
    const { colour, width, dash } = looks[cause];
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.setLineDash([...dash]);
    pen.beginPath();
    pen.moveTo(x, 458);
    pen.lineTo(x + 44, 458);
    pen.stroke();
    pen.setLineDash([]);
    pen.fillStyle = ink;
    pen.fillText(label, x + 54, 466);
    x += 54 + pen.measureText(label).width + 36;
  }
};

/** `undefined` if the browser cannot draw it. */
export const pictureOf = async (picture: PictureOf): Promise<Blob | undefined> => {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (pen === null) return undefined;
  pen.fillStyle = "#f4ead6";
  pen.fillRect(0, 0, size.width, size.height);
  pen.fillStyle = ink;
  pen.font = "600 44px Georgia, serif";
  pen.fillText(shortened(pen, picture.title, place.width), place.left, 72);
  pen.font = "24px sans-serif";
  pen.fillText(shortened(pen, picture.under, place.width), place.left, 112);
  drawCurve(pen, picture);
  drawLegend(pen, picture);
  pen.font = "26px sans-serif";
  for (const [i, line] of picture.moments.entries())
    pen.fillText(shortened(pen, `${i + 1}. ${line}`, place.width), place.left, 526 + 44 * i);
  pen.font = "20px Georgia, serif";
  pen.textAlign = "right";
  pen.fillText("Turnlight", place.left + place.width, 652);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
};
