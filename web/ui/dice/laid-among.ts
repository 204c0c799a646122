/** Dice that are laid down by hand next to others: each gets a place of its own, and none lies inside another. */
import { laidPose, type Pose, type TrayShape } from "./shape.ts";

/** From so far apart on two dice cannot touch, however they are turned. */
const clearance = Math.SQRT2;

const isClear = (a: Pose, b: Pose): boolean => Math.hypot(a.spot[0] - b.spot[0], a.spot[2] - b.spot[2]) >= clearance;

export interface Laying {
  readonly value: number;
  /** Where it lies; nothing for one that is to be laid down. */
  readonly lies?: Pose;
  /** It lies on the rail, in nobody's way. */
  readonly aside?: boolean;
}

/**
 * Those that lie stay where they are, as long as there is room between them; each of the others goes to its own place in
 * the row, or to a free one. Where there is not room enough, all that are not on the rail are laid out.
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
