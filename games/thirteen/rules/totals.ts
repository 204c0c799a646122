/**
 * Scores many throws in one box: the totals of `scoreReading`, with everything common to them computed once. Solving a
 * stage needs thousands.
 */
import { type Category, faceOf, sectionOf } from "./categories.ts";
import type { Book } from "./items.ts";
import { boxFor, charmsAtWork, diceTimes, hundredths, type Loadout, mostPoints, type Reading } from "./score.ts";
import { level } from "./stock.ts";
import { hangsOnDice, type Trigger, timesOf } from "./triggers.ts";

const timesKnown = new WeakMap<readonly Reading[], Map<string, Float64Array>>();

/**
 * How often each throw meets a trigger that depends on dice; cached, since the same list of throws is queried
 * repeatedly.
 */
const timesOfEach = (trigger: Trigger, loadout: Loadout, category: Category, readings: readonly Reading[]) => {
  const ofList = timesKnown.get(readings) ?? new Map<string, Float64Array>();
  timesKnown.set(readings, ofList);
  const key = `${trigger} ${category}`;
  const known = ofList.get(key);
  if (known !== undefined) return known;
  const made = Float64Array.from(readings, (reading) => timesOf(trigger, boxFor(category, reading), loadout.moment, 0));
  ofList.set(key, made);
  return made;
};

const makeRoom = (count: number) => ({
  flat: new Float64Array(count),
  mult: new Float64Array(count),
  xmult: new Float64Array(count),
});
let room = makeRoom(0);

/** Scratch memory, reused by every call. */
const roomFor = (count: number): typeof room => {
  if (room.flat.length < count) room = makeRoom(count);
  return room;
};

/** The totals of throws that all fit the box, in their order. */
export const totalsOf = (
  book: Book,
  loadout: Loadout,
  category: Category,
  readings: readonly Reading[],
): Float64Array => {
  const section = sectionOf[category];
  const n = loadout.levels[section];
  const levels = 100 + hundredths(level.points) * n;
  const count = readings.length;
  const { flat, mult, xmult } = roomFor(count);
  const plainMult = 100 + hundredths(level.mult) * n;
  const plainXmult = loadout.stamp * (loadout.dimmed?.section === section ? loadout.dimmed.to : 1);
  for (let i = 0; i < count; i++) {
    flat[i] = 0;
    mult[i] = plainMult;
    xmult[i] = plainXmult;
  }

  const face = faceOf(category);
  const again = diceTimes(book, loadout.charms);
  for (const [place, kind] of loadout.dice.entries()) {
    const die = book.die(kind);
    if (die.mult === undefined && die.xmult === undefined && die.points === undefined) continue;
    const more = again * hundredths(die.mult ?? 0);
    for (let i = 0; i < count; i++) {
      const shows = readings[i]?.reads[place] ?? 0;
      if (face !== undefined && shows !== face) continue;
      mult[i] = (mult[i] as number) + more;
      if (die.xmult !== undefined) for (let time = 0; time < again; time++) xmult[i] = (xmult[i] as number) * die.xmult;
      if (die.points?.faces.includes(shows) === true) flat[i] = (flat[i] as number) + again * die.points.points;
    }
  }

  const [first] = readings;
  for (const { charm, own } of charmsAtWork(book, loadout.charms)) {
    const { gives, per } = charm;
    if (gives === undefined || first === undefined || (charm.in !== undefined && charm.in !== section)) continue;
    const each = per !== undefined && hangsOnDice(per) ? timesOfEach(per, loadout, category, readings) : undefined;
    const always = each === undefined ? timesOf(per, boxFor(category, first), loadout.moment, own) : 0;
    const points = gives.points ?? 0;
    const more = gives.mult ?? 0;
    const factor = (gives.xmult ?? 1) - 1;
    for (let i = 0; i < count; i++) {
      const times = each === undefined ? always : (each[i] as number);
      if (times === 0) continue;
      flat[i] = (flat[i] as number) + times * points;
      if (more !== 0) mult[i] = (mult[i] as number) + hundredths(times * more);
      if (factor !== 0) xmult[i] = (xmult[i] as number) * (1 + times * factor);
    }
  }

  const totals = new Float64Array(count);
  for (let i = 0; i < count; i++)
    totals[i] = Math.min(
      mostPoints,
      Math.floor(
        (((readings[i]?.base ?? 0) * levels + 100 * (flat[i] as number)) * (mult[i] as number) * (xmult[i] as number)) /
          10_000,
      ),
    );
  return totals;
};
