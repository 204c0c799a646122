/** The share of its usual time that performing a guess takes: less on small boards, where duels are short. */
import type { HeadView } from "@turnlight/games/head";

/** Boards up to this size are small. */
const small = 6;
/** Still long enough for a cell to be seen turning over. */
const brisk = 0.65;

/** The fall always takes its full time. */
export const hurry = ({ config, fall }: Pick<HeadView, "config" | "fall">): number =>
  fall === null && config.grids.every((size) => size <= small) ? brisk : 1;
