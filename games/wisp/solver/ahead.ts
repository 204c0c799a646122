/**
 * The moves of one position, settled by a look as far as a look can: what is refused, what is caught at once, and what
 * leads to a position already known. The rest is left open for the search to play or to add.
 */
import { type Cell, cellsOf, directions } from "../rules/directions.ts";
import type { Ground } from "../rules/ground.ts";
import { mostSide } from "../rules/level.ts";
import * as pieces from "../rules/pieces.ts";
import * as turn from "../rules/turn.ts";
import * as steps from "./paces.ts";
import type { Packing } from "./packing.ts";
import * as sets from "./positions.ts";

/** Where a move leads instead of to a position. */
export const cannot = -1;
export const isCaught = -2;
export const isWon = -3;

/** Copies, since an imported name is looked up again each time it is read, and the inner loop would feel it. */
const { placeBits } = pieces;
const { glide, refused } = turn;
const { catches, mustPlay, purifies } = steps;
const { spread } = sets;
const ways = directions.length;

/** The open moves of the position last looked at; one search runs at a time, so there is one such list. */
export const open = {
  way: new Int32Array(ways),
  /** Where the wisp comes to stand. */
  place: new Int32Array(ways),
  /** The packed position after the move, unless it must be played. */
  key: new Int32Array(ways),
  /** `mustPlay`, `purifies` when fields of the key have become empty, or 0. */
  how: new Int32Array(ways),
};
const { way: openWay, place: openPlace, key: openKey, how: openHow } = open;

/** By enemy, two numbers: where its paces begin, and the bits of places where it might meet somebody. */
const paceOf = new Int32Array(2 * cellsOf({ width: mostSide, height: mostSide }));

export interface Looking {
  readonly ground: Ground;
  readonly packing: Packing;
  readonly positions: sets.Positions;
  /** The position looked at, unpacked. */
  readonly board: Int32Array;
}

const standFor = ({ ground, packing, board }: Looking, paces: steps.Paces, key: number): number => {
  const { first, bits, isRed } = paces;
  const { shift, mask } = packing;
  const { count } = ground;
  let taken = 0;
  let takenByOthers = 0;
  for (let i = 0; i < count; i++) {
    const bit = bits[(board[i] as number) & placeBits] as number;
    taken |= bit;
    if (isRed[i] === 0) takenByOthers |= bit;
    const code = (key >>> (shift[i] as number)) & (mask[i] as number);
    paceOf[i * 2] = (first[i] as number) + code * 2;
    paceOf[i * 2 + 1] = ~bit;
  }
  // Reds pass through reds; anybody else may be barred by anybody, since a purple one may be asleep.
  for (let i = 0; i < count; i++)
    paceOf[i * 2 + 1] = isRed[i] === 1 ? takenByOthers : taken & (paceOf[i * 2 + 1] as number);
  return taken;
};

/** Looks at the position with this number, for levels that have paces. The answer is how many moves stay open. */
export const lookAhead = (looking: Looking, paces: steps.Paces, at: number, wisp: Cell, next: Int32Array): number => {
  const { ground, board, positions } = looking;
  const { keys, places, shift } = positions;
  const { table, rowBits, glides } = paces;
  const { count } = ground;
  const taken = standFor(looking, paces, keys[at] as number);
  let opened = 0;
  for (let way = 0; way < ways; way++) {
    const edge = at * ways + way;
    const leads = (wisp * ways + way) * 2;
    const isFree = (taken & (glides[leads + 1] as number)) === 0;
    const place = isFree ? (glides[leads] as number) : glide(ground, board, wisp, way);
    if (place === refused) {
      next[edge] = cannot;
      continue;
    }
    const row = place << rowBits;
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
    if ((flags & catches) !== 0) {
      next[edge] = isCaught;
      continue;
    }
    const how = ((flags & mustPlay) | meets) === 0 ? flags & purifies : mustPlay;
    if (how === 0) {
      const likely = (Math.imul(key, spread) >>> shift) * 2;
      if (places[likely + 1] === key && places[likely] !== 0) {
        next[edge] = (places[likely] as number) - 1;
        continue;
      }
    }
    openWay[opened] = way;
    openPlace[opened] = place;
    openKey[opened] = key;
    openHow[opened] = how;
    opened += 1;
  }
  return opened;
};

/** The same for any level: all that can be moved at all stays open and must be played. */
export const leaveOpen = ({ ground, board }: Looking, at: number, wisp: Cell, next: Int32Array): number => {
  let opened = 0;
  for (let way = 0; way < ways; way++) {
    const place = glide(ground, board, wisp, way);
    if (place === refused) {
      next[at * ways + way] = cannot;
      continue;
    }
    openWay[opened] = way;
    openPlace[opened] = place;
    openHow[opened] = mustPlay;
    opened += 1;
  }
  return opened;
};
