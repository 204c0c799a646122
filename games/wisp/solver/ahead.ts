/**
 * The moves of one position, settled by a look as far as a look can: turns already known, captures, steps in which nobody
 * meets anybody and which lead to a known scene. The rest is left open for the search to play.
 */
import { type Cell, cellsOf, directions } from "../rules/directions.ts";
import { mostSide } from "../rules/level.ts";
import * as pieces from "../rules/pieces.ts";
import * as rules from "../rules/turn.ts";
import * as steps from "./paces.ts";
import * as sets from "./scenes.ts";
import * as searches from "./search.ts";

/** Copies, since an imported name is looked up again each time it is read, and the inner loop would feel it. */
const { nowhere, placeBits } = pieces;
const { glide, refused } = rules;
const { catches, mustPlay, purifies } = steps;
const { spread } = sets;
const { cannot, isCaught } = searches;
const ways = directions.length;

/** The open moves of the position last looked at; one search runs at a time, so there is one such list. */
export const open = {
  way: new Int32Array(ways),
  /** Where the wisp comes to stand. */
  place: new Int32Array(ways),
  /** The scene after the turn, packed, unless it must be played. */
  key: new Int32Array(ways),
  /** `mustPlay`; `purifies` when fields of the key have become empty; or 0. */
  how: new Int32Array(ways),
};
const { way: openWay, place: openPlace, key: openKey, how: openHow } = open;

const mostCells = cellsOf({ width: mostSide, height: mostSide });
/** By enemy, two numbers: where its paces begin, and the bits of places where it might meet somebody. */
const paceOf = new Int32Array(2 * mostCells);

export interface Stage {
  /** The scene on the board, or −1. */
  scene: number;
  readonly board: Int32Array;
}

/** Puts a scene on the board, and finds everybody's paces from there. */
const setStage = (stage: Stage, { ground, packing, paces, scenes }: searches.Search, scene: number): void => {
  const { board } = stage;
  const { count } = ground;
  stage.scene = scene;
  packing.unpack(scenes.keys, scene * packing.words, board);
  if (paces === undefined) return;
  const { first, bits, isRed } = paces;
  const { shift, mask } = packing;
  const key = scenes.keys[scene] as number;
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
};

const leaveOpen = (opened: number, way: number, place: Cell, key: number, how: number): void => {
  openWay[opened] = way;
  openPlace[opened] = place;
  openKey[opened] = key;
  openHow[opened] = how;
};

/** The answer is how many moves of the position stay open. There must be room for the positions it leads to. */
export const lookAhead = (search: searches.Search, stage: Stage, at: number): number => {
  const { ground, paces, scenes, limit, turns, numbers, spots, next, found } = search;
  const { cells, count, glide: leads, partner } = ground;
  const spot = spots[at] as number;
  const scene = Math.floor(spot / cells);
  const base = scene * cells;
  const wisp = spot - base;
  let reached = search.reached;
  let opened = 0;
  for (let way = 0; way < ways; way++) {
    const edge = at * ways + way;
    let place = leads[wisp * ways + way] as number;
    if (place !== nowhere && partner[place] !== nowhere) {
      if (stage.scene !== scene) setStage(stage, search, scene);
      place = glide(ground, stage.board, wisp, way);
    }
    if (place === nowhere || place === refused) {
      next[edge] = cannot;
      continue;
    }
    const turn = turns[base + place] as number;
    if (turn !== 0) {
      next[edge] = turn > 0 ? turn - 1 : turn;
      continue;
    }
    if (stage.scene !== scene) setStage(stage, search, scene);
    if (paces === undefined) {
      leaveOpen(opened, way, place, 0, mustPlay);
      opened += 1;
      continue;
    }
    const { table, rowBits } = paces;
    const row = place << rowBits;
    let key = 0;
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
      turns[base + place] = isCaught;
      next[edge] = isCaught;
      continue;
    }
    const how = ((flags & mustPlay) | meets) === 0 ? flags & purifies : mustPlay;
    if (how === 0) {
      const { places, shift } = scenes;
      const last = places.length - 1;
      let slot = (Math.imul(key, spread) >>> shift) * 2;
      while (places[slot] !== 0 && places[slot + 1] !== key) slot = (slot + 2) & last;
      const after = ((places[slot] as number) - 1) * cells + place;
      let number = after < 0 ? 0 : (numbers[after] as number);
      if (number === 0 && after >= 0 && reached < limit) {
        spots[reached] = after;
        found[reached] = edge;
        reached += 1;
        number = reached;
        numbers[after] = number;
      }
      if (number !== 0) {
        turns[base + place] = number;
        next[edge] = number - 1;
        continue;
      }
    }
    leaveOpen(opened, way, place, key, how);
    opened += 1;
  }
  search.reached = reached;
  return opened;
};
