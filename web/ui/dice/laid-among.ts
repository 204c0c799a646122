/** Places dice without a throw next to others: each gets a place of its own, and none overlaps another. */
import { laidPose, type Pose, type TrayShape } from "./shape.ts";

/** At this distance two dice cannot touch, however they are rotated. */
const clearance = Math.SQRT2;

const isClear = (a: Pose, b: Pose): boolean => Math.hypot(a.spot[0] - b.spot[0], a.spot[2] - b.spot[2]) >= clearance;

export interface Laying {
  readonly value: number;
  /** Its pose; undefined for one that is to be placed. */
  readonly lies?: Pose;
  /** It is on the rail, so it needs no place on the table. */
  readonly aside?: boolean;
}

/**
 * Dice that lie stay where they are, as long as they do not overlap; each of the others goes to its own place in the
 * row, or to a free one. If there is not enough room, all that are not on the rail are laid out anew.
 */
export const laidAmong = (shape: TrayShape, dice: readonly Laying[]): readonly Pose[] => {
  const home = (place: number, value: number): Pose => laidPose(shape, place, dice.length, value);
  const lying = dice.flatMap(({ lies, aside = false }) => (lies === undefined || aside ? [] : [lies]));
  const free = new Set([...dice.keys()].filter((place) => lying.every((pose) => isClear(pose, home(place, 1)))));
  const wanting = dice.flatMap(({ lies }, die) => (lies === undefined ? [die] : []));
  const places = new Map<number, number>();
  for (const die of wanting.filter((one) => free.has(one))) {
    places.set(die, die);
    free.delete(die);
  }
  for (const die of wanting.filter((one) => !places.has(one))) {
    const [place] = free;
    if (place === undefined)
      return dice.map(({ lies, aside = false, value }, all) => (aside && lies !== undefined ? lies : home(all, value)));
    places.set(die, place);
    free.delete(place);
  }
  return dice.map(({ lies, value }, die) => lies ?? home(places.get(die) ?? die, value));
};
