/** A level as a simple picture: paths, ten units a cell, and their colours, for maps, lists and shared pictures. */
import type { Level } from "./rules/level.ts";

const cellsWith = (level: Level, wanted: (cell: number) => boolean, draw: (x: number, y: number) => string): string =>
  level.terrain
    .map((_, cell) => (wanted(cell) ? draw((cell % level.width) * 10, Math.floor(cell / level.width) * 10) : ""))
    .join("");

const creature: Readonly<Record<Level["enemies"][number]["kind"], (x: number, y: number) => string>> = {
  red: (x, y) => `M${x + 1.5} ${y + 1.5}l2 1.500h3l2-1.500q.5 5-3.500 7-4-2-3.500-7z`,
  sleeper: (x, y) =>
    `M${x + 1.5} ${y + 5}a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0zm2.300 0a1.200 1.200 0 1 0 2.400 0 1.200 1.200 0 1 0-2.400 0z`,
  purple: (x, y) => `M${x + 1.5} ${y + 5}a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z`,
  guard: (x, y) => `M${x + 5} ${y + 1}q2.500 0 2.700 4l.8 4h-7l.8-4q.2-4 2.700-4z`,
};

/** Where no style sheet gives the colours: `#rrggbb`, by shape. */
export const levelColours: Readonly<Record<string, string>> = {
  turf: "#2b6654",
  mud: "#b07a2c",
  ice: "#bfe8f5",
  pad: "#ff9bcd",
  tree: "#0d2b27",
  grove: "#8ff7b4",
  red: "#ff6a5c",
  sleeper: "#a48ee0",
  purple: "#c48bff",
  guard: "#6fa8ff",
  halo: "#63e0e8",
  wisp: "#eaffff",
};
/** The line around a tree. */
export const leafColour = "#5fb08c";
/** How much of the halo covers what is below it. */
export const haloStrength = 0.3;

interface TerrainShape {
  /** Its CSS class is `mini-` plus this. */
  readonly name: string;
  readonly path: string;
}

/** All shapes of a level, ten units a cell, from the bottom layer up. */
export const shapesOf = (level: Level): readonly TerrainShape[] => {
  const { width, terrain, pads, goal, wisp, enemies } = level;
  const at = (cell: number): readonly [number, number] => [(cell % width) * 10, Math.floor(cell / width) * 10];
  const ground = (kind: string, draw: (x: number, y: number) => string): TerrainShape => ({
    name: kind,
    path: cellsWith(level, (cell) => terrain[cell] === kind, draw),
  });
  const disc = (cell: number, r: number): string => {
    const [x, y] = at(cell);
    return `M${x + 5 - r} ${y + 5}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;
  };
  const [gx, gy] = at(goal);
  const kinds = ["red", "sleeper", "purple", "guard"] as const;
  return [
    {
      name: "turf",
      path: cellsWith(
        level,
        () => true,
        (x, y) => `M${x + 0.4} ${y + 0.4}h9.2v9.2h-9.2z`,
      ),
    },
    ground("mud", (x, y) => `M${x + 1.5} ${y + 5}q0-3 3.500-3t3.500 3-3.500 3-3.500-3z`),
    ground("ice", (x, y) => `M${x + 2.5} ${y + 1}h5l1.500 4-1.500 4h-5l-1.500-4z`),
    {
      name: "pad",
      path: pads
        .flat()
        .map((cell) => disc(cell, 3.2))
        .join(""),
    },
    ground("tree", (x, y) => `M${x + 5} ${y + 0.5}l4 8.500h-8z`),
    { name: "grove", path: `M${gx + 1.5} ${gy + 9}v-4q0-4 3.500-4t3.500 4v4h-2v-4q0-2-1.500-2t-1.500 2v4z` },
    ...kinds.map((kind) => ({
      name: kind,
      path: enemies
        .filter((enemy) => enemy.kind === kind)
        .map((enemy) => creature[kind](...at(enemy.at)))
        .join(""),
    })),
    { name: "halo", path: disc(wisp, 6) },
    { name: "wisp", path: disc(wisp, 2.8) },
  ].filter(({ path }) => path !== "");
};
