/**
 * What a search knows so far. The enemies' part of a turn depends on the scene and the wisp's new place alone, and many
 * positions share a scene, so every turn is kept and worked out only once.
 */
import { directions } from "../rules/directions.ts";
import { type Ground, groundOf } from "../rules/ground.ts";
import type { Level } from "../rules/level.ts";
import { nowhere, placeBits } from "../rules/pieces.ts";
import { type Paces, pacesOf } from "./paces.ts";
import { type Packing, packingOf } from "./packing.ts";
import { addScene, noScenes, type Scenes } from "./scenes.ts";

/** Where a move leads instead of to a position. */
export const cannot = -1;
export const isCaught = -2;
export const isWon = -3;

export interface Search {
  readonly ground: Ground;
  readonly packing: Packing;
  readonly paces: Paces | undefined;
  readonly scenes: Scenes;
  /** How many positions may be reached. */
  readonly limit: number;
  /** How many have been. They are numbered in that order. */
  reached: number;
  /** By scene · cells + the wisp's new place: how the turn ends, or the number plus one of where it leads; 0 until known. */
  turns: Int32Array;
  /** By scene · cells + the wisp's place: the position's number plus one; 0 until it is reached. */
  numbers: Int32Array;
  /** By position: scene · cells + the wisp's place. */
  spots: Int32Array;
  /** By position · 8 + direction: the next position, or how the move ends. */
  next: Int32Array;
  /** By position: the move that reached it first, as position · 8 + direction. */
  found: Int32Array;
}

const ways = directions.length;
const firstRoom = 1024;

export const newSearch = (level: Level, limit: number): Search => {
  const ground = groundOf(level);
  const packing = packingOf(level);
  const scenes = noScenes(packing.words);
  return {
    ground,
    packing,
    paces: pacesOf(ground, packing),
    scenes,
    limit,
    reached: 0,
    turns: new Int32Array(scenes.room * ground.cells),
    numbers: new Int32Array(scenes.room * ground.cells),
    spots: new Int32Array(firstRoom),
    next: new Int32Array(firstRoom * ways),
    found: new Int32Array(firstRoom),
  };
};

/** The same numbers with room for more. */
const grown = (list: Int32Array, room: number): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(room);
  larger.set(list);
  return larger;
};

/** Makes room for as many more positions as one can lead to. */
export const makeRoom = (search: Search): void => {
  const room = search.found.length;
  if (search.reached + ways <= room) return;
  search.spots = grown(search.spots, room * 2);
  search.next = grown(search.next, room * 2 * ways);
  search.found = grown(search.found, room * 2);
};

/** The number of the scene with this key, a new one if it is new. The board shows it: where somebody stands, the wisp cannot go. */
export const sceneOf = (search: Search, key: Int32Array, board: Int32Array): number => {
  const { scenes, ground } = search;
  const { cells, count } = ground;
  const before = scenes.count;
  const scene = addScene(scenes, key);
  if (scene < before) return scene;
  const room = scenes.room * cells;
  if (room > search.turns.length) {
    search.turns = grown(search.turns, room);
    search.numbers = grown(search.numbers, room);
  }
  for (let i = 0; i < count; i++) {
    const at = (board[i] as number) & placeBits;
    if (at !== nowhere) search.turns[scene * cells + at] = cannot;
  }
  return scene;
};

/** The position's number plus one, a new one if it is new; 0 when it is new and the limit is reached. */
export const reach = (search: Search, spot: number, edge: number): number => {
  const number = search.numbers[spot] as number;
  const { reached } = search;
  if (number !== 0 || reached === search.limit) return number;
  search.spots[reached] = spot;
  search.found[reached] = edge;
  search.reached = reached + 1;
  search.numbers[spot] = reached + 1;
  return reached + 1;
};
