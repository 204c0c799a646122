/**
 * The measured worth of items when a person plays, compared with the estimate. The estimate assumes that dice and
 * charms are used perfectly; mistakes cost most where an item depends on the right moment, and for some dice the
 * estimate is poor.
 */
import type { Item } from "../rules/items.ts";
import { measured } from "./measured.ts";

/** By item, as parts of a stage's points: the estimate, the measured gain, and its standard error. */
interface DeliveredItem {
  readonly could: number;
  readonly adds: number;
  readonly error: number;
}

const figures: Readonly<Record<string, DeliveredItem>> = measured.items;

/** Within this many standard errors, the estimate counts as confirmed. */
const sure = 2;

/** From this part of a stage's points on, an estimate is large enough to be corrected by a factor. */
const enough = 0.03;

const isRight = ({ could, adds, error }: DeliveredItem): boolean => Math.abs(adds - could) <= sure * error;

/** The factor by which the estimate is realised; 1 if no difference was measured. */
export const delivered = ({ id }: Item): number => {
  const found = figures[id];
  return found === undefined || found.could < enough || isRight(found) ? 1 : Math.max(0, found.adds / found.could);
};

/** The measured gain in addition to an estimate near zero, as a part of a stage's points. */
export const addedBesides = ({ id }: Item): number => {
  const found = figures[id];
  return found === undefined || found.could >= enough || isRight(found) ? 0 : found.adds - found.could;
};
