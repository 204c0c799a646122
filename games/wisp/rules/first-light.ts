/** The default level. */
import type { Level } from "./level.ts";

export const firstLight: Level = {
  width: 5,
  height: 5,
  terrain: Array.from({ length: 25 }, (_, cell) => (cell === 11 ? "tree" : cell === 13 ? "mud" : "clearing")),
  pads: [],
  goal: 17,
  wisp: 20,
  enemies: [
    { kind: "red", at: 2 },
    { kind: "sleeper", at: 23 },
  ],
};
