/** The design document's biased generator. It exists only for tests: in a match, dice come from the match's seed. */
import type { Face } from "@turnlight/games/zonk";
import type { Draw } from "@turnlight/kernel";

const faces: readonly Face[] = [1, 2, 3, 4, 5, 6];

const generateRandomDice = (count: number, draw: Draw): readonly Face[] =>
  Array.from({ length: count }, () => faces[draw.below(6)] ?? 1);

/** Every second die, on average, is the one the wanted combination has there. */
export const generateWithBias = (count: number, wanted: readonly Face[], draw: Draw): readonly Face[] =>
  generateRandomDice(count, draw).map((face, i) => (draw.below(2) === 0 ? (wanted[i] ?? face) : face));
