/** How much of its time a guess takes: on small boards, where a duel is to be a short one, less. */
import type { HeadView } from "@turnlight/games/head";

/** Boards up to this size are small. */
const small = 6;
/** Still long enough for a cell to turn over and be seen. */
const brisk = 0.65;

/** The blade takes its time on every board. */
export const hurry = ({ config, fall }: Pick<HeadView, "config" | "fall">): number =>
  fall === null && config.grids.every((size) => size <= small) ? brisk : 1;
