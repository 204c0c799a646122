/**
 * What an enemy that meets nobody does depends on its own state and the wisp's place alone. The turn answers that once
 * for every such pair; most turns of a search are then looked up, and only those in which enemies might meet, or ice or
 * a pad plays a part, are played.
 */
import { bitsFor } from "../rules/bits.ts";
import { type Cell, directions } from "../rules/directions.ts";
import { type Ground, mud, plain } from "../rules/ground.ts";
import { changingBits, colourShift, gone, nowhere, placeBits } from "../rules/pieces.ts";
import { caught, pursue, won } from "../rules/turn.ts";
import type { Packing } from "./packing.ts";

/** Flags of a pace, above the bit of its place. */
export const mustPlay = 1 << 31;
export const catches = 1 << 30;
export const purifies = 1 << 29;
const placesInMask = 29;

/** On grids of more than 29 cells some share a bit, which only makes the search play more turns than it must. */
const bitOf = (cell: Cell): number => (cell === nowhere ? 0 : 1 << (cell % placesInMask));

export interface Paces {
  /** The codes an enemy can have, as bits. */
  readonly codeBits: number;
  /**
   * Two numbers a pace: the enemy's next code, where its field is; the bit of its next place, and the flags.
   * Found at ((enemy · cells + wisp) << codeBits) + code, twice that.
   */
  readonly table: Int32Array;
  /** By (enemy << codeBits) + code: the bit of the place it stands in. */
  readonly standing: Int32Array;
  readonly isRed: Uint8Array;
  /** Three numbers for every direction that stays inside: itself, where it leads, and the bits of whoever may be there. */
  readonly glides: Int32Array;
  /** By cell: where its glides begin; they end where the next one's begin. */
  readonly glidesFrom: Int32Array;
  /** Whether a bit of somebody always means somebody: no pads, and no two cells share a bit. */
  readonly exact: boolean;
}

const glidesOf = ({ glide, partner, cells }: Ground): Pick<Paces, "glides" | "glidesFrom"> => {
  const glides: number[] = [];
  const glidesFrom = new Int32Array(cells + 1);
  for (let cell = 0; cell < cells; cell++) {
    for (const way of directions.keys()) {
      const to = glide[cell * directions.length + way] ?? nowhere;
      if (to !== nowhere) glides.push(way, to, partner[to] === nowhere ? bitOf(to) : -1);
    }
    glidesFrom[cell + 1] = glides.length;
  }
  return { glides: Int32Array.from(glides), glidesFrom };
};

/** Asks the turn what this enemy does alone, from wherever it can be and wherever the wisp comes to stand. */
const walk = (ground: Ground, packing: Packing, who: number, { table, codeBits }: Paces): void => {
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

/** Like enemies have the same paces; only their fields are elsewhere. */
const copy = ({ cells }: Ground, { shift }: Packing, from: number, to: number, { table, codeBits }: Paces): void => {
  const part = (cells << codeBits) * 2;
  for (let i = 0; i < part; i += 2) {
    const code = (table[from * part + i] as number) >>> (shift[from] as number);
    table[to * part + i] = code << (shift[to] as number);
    table[to * part + i + 1] = table[from * part + i + 1] as number;
  }
};

/** Nothing for levels with guards, who look around before they step, and for positions of more than one word. */
export const pacesOf = (ground: Ground, packing: Packing): Paces | undefined => {
  const { cells, count, kinds, partner } = ground;
  if (packing.words > 1 || kinds.includes("guard")) return undefined;
  const codeBits = bitsFor(Math.max(...packing.choices.map((choice) => choice.length)));
  const paces: Paces = {
    codeBits,
    table: new Int32Array(((count * cells) << codeBits) * 2),
    standing: new Int32Array(count << codeBits),
    isRed: Uint8Array.from(kinds, (kind) => (kind === "red" ? 1 : 0)),
    ...glidesOf(ground),
    exact: cells <= placesInMask && partner.every((pad) => pad === nowhere),
  };
  for (const [who, choice] of packing.choices.entries()) {
    const like = packing.alike.indexOf(packing.alike[who] ?? 0);
    if (like === who) walk(ground, packing, who, paces);
    else copy(ground, packing, like, who, paces);
    for (const [code, piece] of choice.entries()) paces.standing[(who << codeBits) + code] = bitOf(piece & placeBits);
  }
  return paces;
};
