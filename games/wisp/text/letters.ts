/** The letters of the level text. */
import type { EnemyKind, Terrain } from "../rules/level.ts";

export const wispLetter = "W";
export const goalLetter = "G";
/** The wisp and an enemy in one cell, in drawings of a position. */
export const caughtLetter = "X";

export const terrainLetters: Readonly<Record<Terrain, string>> = { clearing: ".", tree: "#", mud: "~", ice: "=" };
export const enemyLetters: Readonly<Record<EnemyKind, string>> = { red: "r", purple: "P", sleeper: "p", guard: "g" };

/** What a letter in the grid says; the two pads of a pair have the same digit. */
export type Meaning =
  | { readonly kind: "wisp" }
  | { readonly kind: "goal" }
  | { readonly kind: "terrain"; readonly terrain: Terrain }
  | { readonly kind: "enemy"; readonly enemy: EnemyKind }
  | { readonly kind: "pad"; readonly pair: number };

const meanings: Readonly<Record<string, Meaning>> = {
  [wispLetter]: { kind: "wisp" },
  [goalLetter]: { kind: "goal" },
  ".": { kind: "terrain", terrain: "clearing" },
  "#": { kind: "terrain", terrain: "tree" },
  "~": { kind: "terrain", terrain: "mud" },
  "=": { kind: "terrain", terrain: "ice" },
  r: { kind: "enemy", enemy: "red" },
  p: { kind: "enemy", enemy: "sleeper" },
  P: { kind: "enemy", enemy: "purple" },
  g: { kind: "enemy", enemy: "guard" },
};

export const knownLetters = "W, G, r, p, P, g, #, ~, =, 1 to 9 or .";

export const meaningOf = (letter: string): Meaning | undefined => {
  if (/^[1-9]$/.test(letter)) return { kind: "pad", pair: Number(letter) };
  return Object.hasOwn(meanings, letter) ? meanings[letter] : undefined;
};
