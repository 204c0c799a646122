/**
 * A formation, the enemies left in their order, packed into as few 32-bit words as possible. Each enemy has a field for
 * every state it can be in; impossible states (a red on the goal, held outside mud) have no code, so six enemies on a
 * clear 5×5 and four on a 9×9 fit in one word.
 *
 * Which of two like enemies is left does not matter, so the remaining ones are moved to the first fields of their kind
 * that keep the order.
 */
import { bitsFor } from "../rules/bits.ts";
import { type Cell, cellsOf } from "../rules/directions.ts";
import { groundOf, type TerrainMap } from "../rules/ground.ts";
import type { Level } from "../rules/level.ts";
import * as layout from "../rules/pieces.ts";

/** Local copies, since reading an imported binding is slower in the search. */
const { asleepBit, backBit, blue, changingBits, colourShift, facingShift, gone, heldBit, purple, red } = layout;
const wordBits = 32;

export interface Packing {
  /** Words of a formation. */
  readonly words: number;
  /** By enemy: every state it can be in, at the index of its code; a code of 0 is `gone`. */
  readonly choices: readonly (readonly number[])[];
  /** By enemy << colourShift, combined with its variable bits: its code, shifted to its field. */
  readonly codes: Int32Array;
  /** By enemy: enemies with the same number are alike. */
  readonly alike: Uint8Array;
  /** By enemy: the word of its field, the shift within it, and its mask. */
  readonly word: Uint8Array;
  readonly shift: Uint8Array;
  readonly mask: Int32Array;
  /** Moves the remaining enemies to the first fields of their kind. */
  settle(board: Int32Array): void;
  pack(board: Int32Array, into: Int32Array): void;
  /** Unpacks the formation at `from` in `keys` onto the board. */
  unpack(keys: Int32Array, from: number, board: Int32Array): void;
}

/** Every state of one enemy, `gone` first. */
const piecesOf = (level: Level, { patrols, kinds }: TerrainMap, who: number): readonly number[] => {
  const patrol = patrols[who];
  const pieces: number[] = [gone];
  const stand = (piece: number, cell: Cell) => {
    pieces.push(piece | cell);
    if (level.terrain[cell] === "mud") pieces.push(piece | cell | heldBit);
  };
  const colour = patrol !== undefined ? blue : kinds[who] === "red" ? red : purple;
  for (let cell = 0; cell < cellsOf(level); cell++) {
    if (level.terrain[cell] === "tree" || cell === level.goal) continue;
    if (patrol === undefined) stand(colour, cell);
    else
      for (let way = 0; way < 4; way++) {
        stand(colour | (way << facingShift), cell);
        if (!patrol.closed) stand(colour | (way << facingShift) | backBit, cell);
      }
  }
  if (colour === purple)
    for (const { kind, at } of level.enemies) if (kind === "sleeper") stand(purple | asleepBit, at);
  return pieces;
};

/** Enemies with the same number are alike; a guard is never alike another, since its route is its own. */
const likenessOf = ({ kinds }: TerrainMap): Uint8Array =>
  Uint8Array.from(kinds, (kind, who) => (kind === "guard" ? 2 + who : kind === "red" ? 0 : 1));

interface BitFields {
  readonly words: number;
  readonly word: Uint8Array;
  readonly shift: Uint8Array;
}

/** Fields are adjacent, none across the border of two words. */
const fieldsOf = (sizes: readonly number[]): BitFields => {
  const used = [0];
  const word = new Uint8Array(sizes.length);
  const shift = new Uint8Array(sizes.length);
  for (const [who, size] of sizes.entries()) {
    let at = used.findIndex((bits) => bits + size <= wordBits);
    if (at < 0) at = used.push(0) - 1;
    word[who] = at;
    shift[who] = used[at] ?? 0;
    used[at] = (used[at] ?? 0) + size;
  }
  return { words: used.length, word, shift };
};

/** Does what `settle` does, for a formation packed in one word: like enemies have the same codes. */
export const settled = ({ alike, shift, mask }: Packing, key: number): number => {
  const count = alike.length;
  let moved = 0;
  let free = 0;
  for (let i = 0; i < count; i++) {
    const code = (key >>> (shift[i] as number)) & (mask[i] as number);
    if (code === 0) continue;
    while (alike[free] !== alike[i]) free += 1;
    moved |= code << (shift[free] as number);
    free += 1;
  }
  return moved;
};

export const packingOf = (level: Level): Packing => {
  const ground = groundOf(level);
  const { count } = ground;
  const alike = likenessOf(ground);
  const choices = ground.kinds.map((_, who) => piecesOf(level, ground, who));
  const sizes = choices.map((pieces) => bitsFor(pieces.length));
  const { words, word, shift } = fieldsOf(sizes);

  const mask = Int32Array.from(sizes, (size) => (1 << size) - 1);
  const firsts = new Int32Array(count);
  const pieces = Int32Array.from(choices.flat());
  const codes = new Int32Array(count << colourShift);
  let first = 0;
  for (const [who, choice] of choices.entries()) {
    firsts[who] = first;
    first += choice.length;
    for (const [code, piece] of choice.entries())
      codes[(who << colourShift) | (piece & changingBits)] = code << (shift[who] ?? 0);
  }

  return {
    words,
    choices,
    codes,
    alike,
    word,
    shift,
    mask,
    settle(board) {
      let free = 0;
      for (let i = 0; i < count; i++) {
        const piece = board[i] as number;
        if (piece === gone) continue;
        while (alike[free] !== alike[i]) free += 1;
        if (free !== i) {
          board[free] = piece;
          board[i] = gone;
        }
        free += 1;
      }
    },
    pack(board, into) {
      into.fill(0);
      for (let i = 0; i < count; i++) {
        const code = codes[(i << colourShift) | ((board[i] as number) & changingBits)] as number;
        into[word[i] as number] = (into[word[i] as number] as number) | code;
      }
    },
    unpack(keys, from, board) {
      for (let i = 0; i < count; i++) {
        const code = ((keys[from + (word[i] as number)] as number) >>> (shift[i] as number)) & (mask[i] as number);
        board[i] = pieces[(firsts[i] as number) + code] as number;
      }
    },
  };
};
