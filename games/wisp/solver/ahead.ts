/**
 * The moves of one position, settled by a look as far as a look can: captures, and turns in which nobody meets anybody.
 * The rest is left open, to be played.
 */
import { type Cell, cellsOf, directions } from "../rules/directions.ts";
import { mostSide } from "../rules/level.ts";
import * as rules from "../rules/turn.ts";
import * as steps from "./paces.ts";
import * as packings from "./packing.ts";
import * as sets from "./positions.ts";
import * as searches from "./search.ts";

/** Copies, since an imported name is looked up again each time it is read, and the inner loop would feel it. */
const { glide, refused } = rules;
const { catches, mustPlay, purifies } = steps;
const { settled } = packings;
const { spread } = sets;
const { isCaught, isWon, show } = searches;
const ways = directions.length;

/** The open moves of the position last looked at; one search runs at a time, so there is one such list. */
export const open = {
  way: new Int32Array(ways),
  /** Where the wisp comes to stand. */
  place: new Int32Array(ways),
};
const { way: openWay, place: openPlace } = open;

/** By enemy, two numbers: where its paces begin, and the bits of the places of those yet to move who may be in its way. */
const paceOf = new Int32Array(2 * cellsOf({ width: mostSide, height: mostSide }));

/** Finds everybody's paces from the position with this key; the answer is the bits of all their places. */
const stand = ({ ground, packing }: searches.Search, paces: steps.Paces, key: number): number => {
  const { codeBits, standing, isRed } = paces;
  const { shift, mask } = packing;
  const { count, cells } = ground;
  let taken = 0;
  let takenByOthers = 0;
  for (let i = count - 1; i >= 0; i--) {
    const code = (key >>> (shift[i] as number)) & (mask[i] as number);
    const bit = standing[(i << codeBits) + code] as number;
    paceOf[i * 2] = (((i * cells) << codeBits) + code) * 2;
    // Reds pass through reds; anybody else may be barred by anybody, since a purple one may be asleep.
    if (isRed[i] === 1) paceOf[i * 2 + 1] = takenByOthers;
    else {
      paceOf[i * 2 + 1] = taken;
      takenByOthers |= bit;
    }
    taken |= bit;
  }
  return taken;
};

const leaveOpen = (opened: number, way: number, place: Cell): void => {
  openWay[opened] = way;
  openPlace[opened] = place;
};

/** Looks at one position; the answer is how many moves stay open. There must be room for eight positions more. */
export const lookAhead = (search: searches.Search, paces: steps.Paces, at: number): number => {
  const { ground, packing, positions, board, next, found } = search;
  const { keys, places, shift } = positions;
  const { table, codeBits, glides, glidesFrom, exact } = paces;
  const { count } = ground;
  const last = places.length - 1;
  const here = keys[at] as number;
  const wisp = here & packing.wispMask;
  const taken = stand(search, paces, here);
  const end = glidesFrom[wisp + 1] as number;
  let known = positions.count;
  let opened = 0;
  for (let lead = glidesFrom[wisp] as number; lead < end; lead += 3) {
    const way = glides[lead] as number;
    const edge = at * ways + way;
    let place = glides[lead + 1] as number;
    if ((taken & (glides[lead + 2] as number)) !== 0) {
      if (exact) continue;
      show(search, at);
      place = glide(ground, board, wisp, way);
      if (place === refused) continue;
    }
    const row = (place << codeBits) * 2;
    let key = place;
    let flags = 0;
    let meets = 0;
    for (let i = 0; i < count; i++) {
      const pace = (paceOf[i * 2] as number) + row;
      const bit = table[pace + 1] as number;
      key |= table[pace] as number;
      meets |= bit & (flags | (paceOf[i * 2 + 1] as number));
      flags |= bit;
    }
    // Whoever is next to the wisp and free to step catches it, whatever the others do.
    if ((flags & catches) !== 0) {
      next[edge] = isCaught;
      continue;
    }
    if (((flags & mustPlay) | meets) !== 0) {
      leaveOpen(opened, way, place);
      opened += 1;
      continue;
    }
    if ((flags & purifies) !== 0) {
      if (key === place) {
        next[edge] = isWon;
        if (search.victory < 0) search.victory = edge;
        continue;
      }
      key = settled(packing, key);
    }
    let slot = (Math.imul(key, spread) >>> shift) * 2;
    while (places[slot] !== 0 && places[slot + 1] !== key) slot = (slot + 2) & last;
    let to = (places[slot] as number) - 1;
    if (to < 0) {
      to = known;
      known += 1;
      keys[to] = key;
      places[slot] = known;
      places[slot + 1] = key;
      found[to] = edge;
    }
    next[edge] = to;
  }
  positions.count = known;
  return opened;
};

/** The same without paces: all that can be moved at all stays open. */
export const lookAround = (search: searches.Search, at: number): number => {
  const wisp = show(search, at);
  let opened = 0;
  for (let way = 0; way < ways; way++) {
    const place = glide(search.ground, search.board, wisp, way);
    if (place === refused) continue;
    leaveOpen(opened, way, place);
    opened += 1;
  }
  return opened;
};
