/**
 * The step of an enemy that meets no other depends only on its own state and the wisp's place. It is computed once with
 * the turn for every such pair; most turns of a search are then looked up, and only those in which enemies might meet,
 * or in which ice or a pad is involved, are played.
 */
import { bitsFor } from "../rules/bits.ts";
import type { Cell } from "../rules/directions.ts";
import { mud, plain, type TerrainMap } from "../rules/ground.ts";
import { changingBits, colourShift, gone, nowhere, placeBits } from "../rules/pieces.ts";
import { caught, pursue, won } from "../rules/turn.ts";
import type { Packing } from "./packing.ts";

/** Flags of a pace, above the bit of its place. */
export const mustPlay = 1 << 31;
export const catches = 1 << 30;
export const purifies = 1 << 29;
const placesInMask = 29;

/** Words of a set of cells. */
export const cellWordsOf = (cells: number): number => Math.ceil(cells / 32);

/** On grids of more than 29 cells some share a bit, which then needs an exact check. */
const bitOf = (cell: Cell): number => (cell === nowhere ? 0 : 1 << (cell % placesInMask));

export interface Paces {
  /** The number of bits of an enemy's code. */
  readonly codeBits: number;
  /**
   * Two numbers per pace: the enemy's next code, shifted to its field; the bit of its next place, and the flags. Found
   * at ((enemy · cells + wisp) << codeBits) + code, times two.
   */
  readonly table: Int32Array;
  /** By (enemy << codeBits) + code: the bit of its place. */
  readonly standing: Int32Array;
  /** By the same: that place. */
  readonly places: Uint8Array;
  readonly isRed: Uint8Array;
  /** By the same, a set of cells: where the wisp would be caught by this enemy, whatever the others do. */
  readonly dangers: Int32Array;
  /** Whether no two cells share a bit. */
  readonly exact: boolean;
}

/** Computes with the turn what this enemy does alone, for each of its places and each of the wisp's. */
const walk = (ground: TerrainMap, packing: Packing, who: number, { table, codeBits }: Paces): void => {
  const { cells, toward, meets } = ground;
  const board = new Int32Array(ground.count).fill(gone);
  for (let wisp = 0; wisp < cells; wisp++)
    for (const [code, piece] of (packing.choices[who] ?? []).entries()) {
      if (piece === gone) continue;
      const at = (((who * cells + wisp) << codeBits) + code) * 2;
      table[at + 1] = mustPlay;
      const from = piece & placeBits;
      const ahead = meets[(toward[wisp * cells + from] as number) & placeBits] ?? plain;
      if (from === wisp || (ahead !== plain && ahead !== mud)) continue;
      board[who] = piece;
      const happened = pursue(ground, board, wisp, board);
      const next = board[who] as number;
      if (happened === caught) table[at + 1] = catches;
      else if (happened === won) table[at + 1] = purifies | bitOf(ground.goal);
      else {
        table[at] = packing.codes[(who << colourShift) | (next & changingBits)] as number;
        table[at + 1] = bitOf(next & placeBits);
      }
    }
};

/** Like enemies have the same paces; only their fields differ. */
const copy = (
  { cells }: TerrainMap,
  { shift }: Packing,
  from: number,
  to: number,
  { table, codeBits }: Paces,
): void => {
  const part = (cells << codeBits) * 2;
  for (let i = 0; i < part; i += 2) {
    const code = (table[from * part + i] as number) >>> (shift[from] as number);
    table[to * part + i] = code << (shift[to] as number);
    table[to * part + i + 1] = table[from * part + i + 1] as number;
  }
};

/** Cells with pads are excluded, since entering one leads elsewhere. */
const markDangers = ({ cells, partner }: TerrainMap, who: number, { table, codeBits, dangers }: Paces): void => {
  const parts = cellWordsOf(cells);
  for (let wisp = 0; wisp < cells; wisp++) {
    if (partner[wisp] !== nowhere) continue;
    for (let code = 0; code < 1 << codeBits; code++) {
      if (((table[(((who * cells + wisp) << codeBits) + code) * 2 + 1] as number) & catches) === 0) continue;
      const at = ((who << codeBits) + code) * parts + (wisp >> 5);
      dangers[at] = (dangers[at] as number) | (1 << wisp);
    }
  }
};

/** Undefined for levels with guards, who look around before they step, and for formations of more than one word. */
export const pacesOf = (ground: TerrainMap, packing: Packing): Paces | undefined => {
  const { cells, count, kinds } = ground;
  if (packing.words > 1 || kinds.includes("guard")) return undefined;
  const codeBits = bitsFor(Math.max(...packing.choices.map((choice) => choice.length)));
  const paces: Paces = {
    codeBits,
    table: new Int32Array(((count * cells) << codeBits) * 2),
    standing: new Int32Array(count << codeBits),
    places: new Uint8Array(count << codeBits),
    dangers: new Int32Array((count << codeBits) * cellWordsOf(cells)),
    isRed: Uint8Array.from(kinds, (kind) => (kind === "red" ? 1 : 0)),
    exact: cells <= placesInMask,
  };
  for (const [who, choice] of packing.choices.entries()) {
    const like = packing.alike.indexOf(packing.alike[who] ?? 0);
    if (like === who) walk(ground, packing, who, paces);
    else copy(ground, packing, like, who, paces);
    for (const [code, piece] of choice.entries()) {
      paces.standing[(who << codeBits) + code] = bitOf(piece & placeBits);
      paces.places[(who << codeBits) + code] = piece & placeBits;
    }
    markDangers(ground, who, paces);
  }
  return paces;
};
