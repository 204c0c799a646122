/**
 * What an item gives in a person's hand beside what the estimate says. The estimate takes dice and charms at what they
 * could do; slips cost most where an item asks for the right moment, and some dice it hardly understands.
 */
import type { Item } from "../rules/items.ts";
import { measured } from "./measured.ts";

/** By item, as parts of a stage's points: what the estimate says, what was added, and the standard error of that. */
interface DeliveredItem {
  readonly could: number;
  readonly adds: number;
  readonly error: number;
}

const figures: Readonly<Record<string, DeliveredItem>> = measured.items;

/** Nearer than so many standard errors, the estimate is as good as what was measured. */
const sure = 2;

/** From this part of a stage's points on, an estimate is large enough to be told as a part of itself. */
const enough = 0.03;

const isRight = ({ could, adds, error }: DeliveredItem): boolean => Math.abs(adds - could) <= sure * error;

/** The part of the estimate that is delivered; all of it where nothing else was found. */
export const delivered = ({ id }: Item): number => {
  const found = figures[id];
  return found === undefined || found.could < enough || isRight(found) ? 1 : Math.max(0, found.adds / found.could);
};

/** What it adds beside its estimate where that says next to nothing, as a part of a stage's points. */
export const addedBesides = ({ id }: Item): number => {
  const found = figures[id];
  return found === undefined || found.could >= enough || isRight(found) ? 0 : found.adds - found.could;
};
