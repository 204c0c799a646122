/** Paints the share card's picture on a canvas: today's window, the results, the streak. */
export interface SharedLine {
  readonly title: string;
  readonly result: string;
}

interface DayPicture {
  readonly day: string;
  readonly lines: readonly SharedLine[];
  readonly panes: readonly boolean[];
  readonly streak: string;
}

const [width, height] = [1200, 630] as const;
const colours = {
  wall: "#0f1731",
  glow: "rgb(245 181 74 / 0.34)",
  dark: "#0c1430",
  darkLine: "#55659c",
  lit: "#ffd27a",
  litLine: "#fff1d0",
  sill: "#8c6a34",
  title: "#fff1d0",
  soft: "#cfc4ad",
} as const;

const paintWindow = (brush: CanvasRenderingContext2D, panes: readonly boolean[]): void => {
  const [side, tall, gap, left, top] = [130, 170, 20, 90, 130] as const;
  panes.forEach((isLit, i) => {
    const [x, y] = [left + (i % 2) * (side + gap), top + Math.floor(i / 2) * (tall + gap)];
    brush.fillStyle = isLit ? colours.lit : colours.dark;
    brush.strokeStyle = isLit ? colours.litLine : colours.darkLine;
    brush.lineWidth = 6;
    brush.beginPath();
    brush.roundRect(x, y, side, tall, 10);
    brush.fill();
    brush.stroke();
  });
  brush.fillStyle = colours.sill;
  brush.fillRect(left - 20, top + 2 * tall + gap + 20, 2 * side + gap + 40, 14);
};

/** Undefined where the browser cannot paint it. */
export const paintDay = async ({ day, lines, panes, streak }: DayPicture): Promise<Blob | undefined> => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  const brush = canvas.getContext("2d");
  if (brush === null) return undefined;
  await document.fonts.ready;
  brush.fillStyle = colours.wall;
  brush.fillRect(0, 0, width, height);
  const light = brush.createRadialGradient(230, 320, 40, 230, 320, 700);
  light.addColorStop(0, colours.glow);
  light.addColorStop(1, "transparent");
  brush.fillStyle = light;
  brush.fillRect(0, 0, width, height);
  paintWindow(brush, panes);
  const display = '"Fraunces Variable", Georgia, serif';
  const body = '"Atkinson Hyperlegible", system-ui, sans-serif';
  const [left, room] = [470, 680] as const;
  brush.fillStyle = colours.title;
  brush.font = `600 64px ${display}`;
  brush.fillText("Turnlight", left, 150);
  brush.fillStyle = colours.soft;
  brush.font = `400 32px ${body}`;
  brush.fillText([day, streak].filter((part) => part !== "").join(" · "), left, 200, room);
  lines.forEach(({ title, result }, i) => {
    const y = 280 + i * 82;
    brush.fillStyle = colours.title;
    brush.font = `600 34px ${display}`;
    brush.fillText(title, left, y, room);
    brush.fillStyle = colours.soft;
    brush.font = `400 28px ${body}`;
    brush.fillText(result, left, y + 36, room);
  });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
};
