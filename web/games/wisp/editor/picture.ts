/** A level as an image to share, drawn from the same shapes as the miniatures on the map. */
import { haloStrength, type Level, leafColour, levelColours, shapesOf } from "@turnlight/games/wisp";

const cell = 96;
const rim = 48;
const foot = 72;

const keepFor = 30_000;

export const savePicture = async (level: Level, name: string): Promise<boolean> => {
  const canvas = document.createElement("canvas");
  canvas.width = level.width * cell + 2 * rim;
  canvas.height = level.height * cell + 2 * rim + foot;
  const pen = canvas.getContext("2d");
  if (pen === null) return false;
  pen.fillStyle = "#071019";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.save();
  pen.translate(rim, rim);
  pen.scale(cell / 10, cell / 10);
  for (const shape of shapesOf(level)) {
    const path = new Path2D(shape.path);
    const colour = levelColours[shape.name] ?? "#fff";
    pen.globalAlpha = shape.name === "halo" ? haloStrength : 1;
    if (shape.name === "pad") {
      pen.strokeStyle = colour;
      pen.lineWidth = 1.4;
      pen.stroke(path);
    } else {
      pen.fillStyle = colour;
      pen.fill(path);
    }
    if (shape.name === "tree") {
      pen.strokeStyle = leafColour;
      pen.lineWidth = 0.4;
      pen.stroke(path);
    }
  }
  pen.restore();
  pen.fillStyle = "#fff1d0";
  pen.font = "600 34px Georgia, serif";
  pen.textAlign = "center";
  pen.fillText(name, canvas.width / 2, canvas.height - rim, canvas.width - rim);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) return false;
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, "-") || "clearing"}.png`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keepFor);
  return true;
};
