/**
 * Resolves the turns that the newly found places of formations make possible. Captures and turns without encounters are
 * composed from paces; the rest is played. Allocates nothing.
 */
import type { Cell } from "../rules/directions.ts";
import * as layout from "../rules/pieces.ts";
import * as rules from "../rules/turn.ts";
import * as sets from "./formations.ts";
import * as graphs from "./graph.ts";
import * as steps from "./paces.ts";
import * as packings from "./packing.ts";

/** Local copies, since reading an imported binding is slower in the inner loop. */
const { caught, pursue, thinned, won } = rules;
const { catches, mustPlay, purifies } = steps;
const { settled } = packings;
const { add, spread } = sets;
const { cellBits, has, isCaught, isWon } = graphs;
const { nowhere, placeBits } = layout;

const mostEnemies = 81;
/**
 * For each enemy left, the last to move first, three numbers: where its paces begin, the bits of the places of those
 * yet to move that may block it, and whether it is red.
 */
const paceOf = new Int32Array(3 * mostEnemies);
/** By enemy: where it stands, and where it goes. Shared, since only one search runs at a time. */
const standsAt = new Uint8Array(mostEnemies);
const goesTo = new Uint8Array(mostEnemies);
/** The cells the wisp may enter and has not entered before; there are at most three words of them. */
const open = new Int32Array(3);

/**
 * Where cells share a bit: whether an enemy really enters a cell that one of another colour enters or, blocking it,
 * occupies.
 */
const reallyMeet = (graph: graphs.Graph, paces: steps.Paces, formed: number, place: Cell): boolean => {
  const { ground, packing } = graph;
  const { count, goal, cells } = ground;
  const { codeBits, table, places, isRed } = paces;
  for (let i = 0; i < count; i++) {
    goesTo[i] = nowhere;
    const code = (formed >>> (packing.shift[i] as number)) & (packing.mask[i] as number);
    if (code === 0) continue;
    const pace = (((i * cells + place) << codeBits) + code) * 2;
    const next = (table[pace] as number) >>> (packing.shift[i] as number);
    const isPurified = ((table[pace + 1] as number) & purifies) !== 0;
    const to = isPurified ? goal : (places[(i << codeBits) + next] as number);
    goesTo[i] = to;
    for (let j = 0; j < i; j++) if (goesTo[j] === to && (isRed[i] === 0 || isRed[j] === 0)) return true;
    for (let j = i + 1; j < count; j++) if (standsAt[j] === to && (isRed[i] === 0 || isRed[j] === 0)) return true;
  }
  return false;
};

/** Reds in one cell merge. The result is held if one of them is; the held code follows the free one. */
const merged = (packing: packings.Packing, { codeBits, places, isRed }: steps.Paces, key: number): number => {
  const { shift, mask } = packing;
  let left = key;
  for (let i = 0; i < isRed.length; i++) {
    if (isRed[i] === 0) continue;
    let code = (left >>> (shift[i] as number)) & (mask[i] as number);
    if (code === 0) continue;
    const place = places[(i << codeBits) + code] as number;
    for (let j = i + 1; j < isRed.length; j++) {
      if (isRed[j] === 0) continue;
      const other = (left >>> (shift[j] as number)) & (mask[j] as number);
      if (other === 0 || places[(j << codeBits) + other] !== place) continue;
      left ^= other << (shift[j] as number);
      if (other <= code) continue;
      left ^= (code ^ other) << (shift[i] as number);
      code = other;
    }
  }
  return left;
};

/** Plays out a turn: the formation it leads to, or how it ends. */
const play = ({ ground, packing, formations, board, after, key }: graphs.Graph, place: Cell): number => {
  const happened = pursue(ground, board, place, after);
  if (happened === caught) return isCaught;
  if (happened === won) return isWon;
  if (happened === thinned) packing.settle(after);
  packing.pack(after, key);
  return add(formations, key);
};

/** Stores the result of a turn; false when that exceeds the limit of positions. */
const note = (graph: graphs.Graph, formation: number, cell: Cell, place: Cell, to: number): boolean => {
  const { parts, turns, reached, coming, later } = graph;
  if (to === isCaught) return true;
  if (graph.keepsTurns) {
    turns[graph.turnCount * 2] = (formation << cellBits) | cell;
    turns[graph.turnCount * 2 + 1] = to < 0 ? to : (to << cellBits) | place;
    graph.turnCount += 1;
  }
  if (to === isWon) {
    graph.victory ??= { formation, entered: cell };
    return true;
  }
  if (has(reached, parts, to, place)) return true;
  if (graph.positions === graph.limit) return false;
  graph.positions += 1;
  const at = to * parts + (place >> 5);
  reached[at] = (reached[at] as number) | (1 << place);
  let waiting = 0;
  for (let i = 0; i < parts; i++) waiting |= coming[to * parts + i] as number;
  if (waiting === 0) {
    later[graph.laterCount] = to;
    graph.laterCount += 1;
  }
  coming[at] = (coming[at] as number) | (1 << place);
  return true;
};

const isTaken = (board: Int32Array, cell: Cell): boolean => {
  for (let i = 0; i < board.length; i++) if (((board[i] as number) & placeBits) === cell) return true;
  return false;
};

/** The same without paces: every cell that can be entered is played. */
const expandSlowly = (graph: graphs.Graph, formation: number): boolean => {
  const { ground, packing, formations, parts, around, fresh, entered, board } = graph;
  packing.unpack(formations.keys, formation * packing.words, board);
  for (let cell = 0; cell < ground.cells; cell++) {
    if (has(entered, parts, formation, cell) || isTaken(board, cell)) continue;
    let near = 0;
    for (let part = 0; part < parts; part++)
      near |= (around[cell * parts + part] as number) & (fresh[formation * parts + part] as number);
    if (near === 0) continue;
    const at = formation * parts + (cell >> 5);
    entered[at] = (entered[at] as number) | (1 << cell);
    const other = ground.partner[cell] as number;
    const place = other === nowhere || isTaken(board, other) ? cell : other;
    if (!note(graph, formation, cell, place, play(graph, place))) return false;
  }
  for (let part = 0; part < parts; part++) fresh[formation * parts + part] = 0;
  return true;
};

/**
 * Resolves the open turns of formations of this round, from `first` to before `end`; false when there are more
 * positions than the limit. The lists must have room. It is one long function over many formations, since calls and
 * repeated property reads would cost as much as the work itself.
 */
export const expand = (graph: graphs.Graph, paces: steps.Paces | undefined, first: number, end: number): boolean => {
  const { now } = graph;
  if (paces === undefined) {
    for (let i = first; i < end; i++) if (!expandSlowly(graph, now[i] as number)) return false;
    return true;
  }
  const { ground, packing, formations, parts, around, reached, fresh, coming, entered, later, board, turns } = graph;
  const { keepsTurns, limit } = graph;
  const { keys, slots, shift: slotShift } = formations;
  const { partner, count, cells } = ground;
  const { shift, mask } = packing;
  const { table, codeBits, standing, places, isRed, dangers, exact } = paces;
  const last = slots.length - 1;
  let known = formations.count;
  let { positions, turnCount, laterCount } = graph;
  let isWithin = true;

  for (let index = first; index < end && isWithin; index++) {
    const formation = now[index] as number;
    const base = formation * parts;
    const from = formation << cellBits;
    const formed = keys[formation] as number;

    // The cells that the wisp may enter from its fresh places.
    open[0] = 0;
    open[1] = 0;
    open[2] = 0;
    for (let part = 0; part < parts; part++) {
      let rest = fresh[base + part] as number;
      fresh[base + part] = 0;
      while (rest !== 0) {
        const cell = part * 32 + 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        for (let to = 0; to < parts; to++) open[to] = (open[to] as number) | (around[cell * parts + to] as number);
      }
    }

    // Every enemy's paces; their places are excluded, and so are cells where the wisp would be caught.
    let taken = 0;
    let takenByOthers = 0;
    let present = 0;
    for (let i = count - 1; i >= 0; i--) {
      const code = (formed >>> (shift[i] as number)) & (mask[i] as number);
      standsAt[i] = nowhere;
      if (code === 0) continue;
      const piece = (i << codeBits) + code;
      const bit = standing[piece] as number;
      const place = places[piece] as number;
      standsAt[i] = place;
      open[place >> 5] = (open[place >> 5] as number) & ~(1 << place);
      for (let part = 0; part < parts; part++)
        open[part] = (open[part] as number) & ~(dangers[piece * parts + part] as number);
      const red = isRed[i] as number;
      paceOf[present] = (((i * cells) << codeBits) + code) * 2;
      // Reds pass through reds; any other enemy may be blocked by any, since a purple one may be asleep.
      paceOf[present + 1] = red === 1 ? takenByOthers : taken;
      paceOf[present + 2] = red;
      if (red === 0) takenByOthers |= bit;
      taken |= bit;
      present += 3;
    }

    let isShown = false;
    for (let part = 0; part < parts && isWithin; part++) {
      let rest = (open[part] as number) & ~(entered[base + part] as number);
      entered[base + part] = (entered[base + part] as number) | rest;
      while (rest !== 0) {
        const cell = part * 32 + 31 - Math.clz32(rest & -rest);
        rest &= rest - 1;
        let place = cell;
        const other = partner[cell] as number;
        if (other !== nowhere) {
          if (!isShown) packing.unpack(keys, formation, board);
          isShown = true;
          if (!isTaken(board, other)) place = other;
        }

        // The turn composed from all paces; the last in the list is the first to move.
        const row = (place << codeBits) * 2;
        let key = 0;
        let redFlags = 0;
        let otherFlags = 0;
        let meets = 0;
        let merges = 0;
        for (let i = present - 3; i >= 0; i -= 3) {
          const pace = (paceOf[i] as number) + row;
          const bit = table[pace + 1] as number;
          key |= table[pace] as number;
          meets |= bit & (otherFlags | (paceOf[i + 1] as number));
          if (paceOf[i + 2] === 1) {
            merges |= bit & redFlags;
            redFlags |= bit;
          } else {
            meets |= bit & redFlags;
            otherFlags |= bit;
          }
        }
        const flags = redFlags | otherFlags;
        // An enemy next to the wisp and free to step catches it, whatever the others do.
        if ((flags & catches) !== 0) continue;
        let to = 0;
        if ((flags & mustPlay) !== 0 || (meets !== 0 && (exact || reallyMeet(graph, paces, formed, place)))) {
          if (!isShown) packing.unpack(keys, formation, board);
          isShown = true;
          formations.count = known;
          to = play(graph, place);
          known = formations.count;
          if (to === isCaught) continue;
        } else {
          if (merges !== 0) key = merged(packing, paces, key);
          if (merges !== 0 || (flags & purifies) !== 0) key = settled(packing, key);
          let slot = (Math.imul(key, spread) >>> slotShift) * 2;
          while (slots[slot] !== 0 && slots[slot + 1] !== key) slot = (slot + 2) & last;
          to = (slots[slot] as number) - 1;
          if (key === 0) to = isWon;
          else if (to < 0) {
            to = known;
            known += 1;
            keys[to] = key;
            slots[slot] = known;
            slots[slot + 1] = key;
          }
        }

        if (keepsTurns) {
          turns[turnCount * 2] = from | cell;
          turns[turnCount * 2 + 1] = to < 0 ? to : (to << cellBits) | place;
          turnCount += 1;
        }
        if (to === isWon) {
          graph.victory ??= { formation, entered: cell };
          continue;
        }
        const at = to * parts + (place >> 5);
        const bit = 1 << place;
        if (((reached[at] as number) & bit) !== 0) continue;
        if (positions === limit) {
          isWithin = false;
          break;
        }
        positions += 1;
        reached[at] = (reached[at] as number) | bit;
        let waiting = 0;
        for (let i = 0; i < parts; i++) waiting |= coming[to * parts + i] as number;
        if (waiting === 0) {
          later[laterCount] = to;
          laterCount += 1;
        }
        coming[at] = (coming[at] as number) | bit;
      }
    }
  }
  formations.count = known;
  graph.positions = positions;
  graph.turnCount = turnCount;
  graph.laterCount = laterCount;
  return isWithin;
};
