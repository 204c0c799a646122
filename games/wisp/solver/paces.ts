/**
 * What an enemy that meets nobody does depends on its own state and the wisp's place alone. The turn answers that once
 * for every such pair; most turns of a search are then looked up, and only those in which enemies might meet, or ice or
 * a pad plays a part, are played.
 */
import { bitsFor } from "../rules/bits.ts";
import type { Cell } from "../rules/directions.ts";
import { type Ground, mud, plain } from "../rules/ground.ts";
import { gone, nowhere, placeBits } from "../rules/pieces.ts";
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
  /**
   * Two numbers a pace: the enemy's next code, where its field is; the bit of its next place, and the flags.
   * Found at first[enemy] + (wisp << rowBits) + code · 2.
   */
  readonly table: Int32Array;
  readonly first: Int32Array;
  readonly rowBits: number;
  /** By cell: its bit. */
  readonly bits: Int32Array;
  readonly isRed: Uint8Array;
}

const fill = (ground: Ground, packing: Packing, who: number, { table, first, rowBits }: Paces): void => {
  const choice = packing.choices[who] ?? [];
  const codes = new Map(choice.map((piece, code) => [piece, code << (packing.shift[who] ?? 0)]));
  const board = new Int32Array(ground.count).fill(gone);
  for (let wisp = 0; wisp < ground.cells; wisp++)
    for (const [code, piece] of choice.entries()) {
      if (piece === gone) continue;
      const at = (first[who] ?? 0) + (wisp << rowBits) + code * 2;
      table[at + 1] = mustPlay;
      const from = piece & placeBits;
      const ahead = (ground.toward[wisp * ground.cells + from] as number) & placeBits;
      const meets = ground.meets[ahead] ?? plain;
      if (from === wisp || (meets !== plain && meets !== mud)) continue;
      board[who] = piece;
      const happened = pursue(ground, board, wisp, board);
      const next = board[who] as number;
      if (happened === caught) table[at + 1] = catches;
      else if (happened === won) table[at + 1] = purifies | bitOf(ground.goal);
      else {
        table[at] = codes.get(next) ?? 0;
        table[at + 1] = bitOf(next & placeBits);
      }
    }
};

/** Like enemies have the same paces; only their fields are elsewhere. */
const copy = ({ shift }: Packing, from: number, to: number, { table, first }: Paces, length: number): void => {
  const source = first[from] ?? 0;
  const target = first[to] ?? 0;
  for (let i = 0; i < length; i += 2) {
    table[target + i] = ((table[source + i] as number) >>> (shift[from] ?? 0)) << (shift[to] ?? 0);
    table[target + i + 1] = table[source + i + 1] as number;
  }
};

/** Nothing for levels with guards, who look around before they step, and for scenes of more than one word. */
export const pacesOf = (ground: Ground, packing: Packing): Paces | undefined => {
  if (packing.words > 1 || ground.kinds.includes("guard")) return undefined;
  const rowBits = bitsFor(Math.max(...packing.choices.map((choice) => choice.length))) + 1;
  const part = ground.cells << rowBits;
  const paces = {
    table: new Int32Array(ground.count * part),
    first: Int32Array.from(packing.choices, (_, who) => who * part),
    rowBits,
    bits: Int32Array.from({ length: nowhere + 1 }, (_, cell) => bitOf(cell)),
    isRed: Uint8Array.from(ground.kinds, (kind) => (kind === "red" ? 1 : 0)),
  };
  for (let who = 0; who < ground.count; who++) {
    const like = packing.alike.indexOf(packing.alike[who] ?? 0);
    if (like === who) fill(ground, packing, who, paces);
    else copy(packing, like, who, paces, part);
  }
  return paces;
};
