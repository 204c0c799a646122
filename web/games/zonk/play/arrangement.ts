/** Positions of the six dice: the rules know only faces, the screen has six dice that keep their identity through a turn. */
import { allDice, type Face, type ZonkView } from "@turnlight/games/zonk";
import type { RailNote, TrayDie } from "../shared.ts";

interface DieSpot {
  /** Undefined where the view no longer contains its face. */
  readonly value: Face | undefined;
  /** Its place on the rail, if it is set aside. */
  readonly aside?: number;
}

export interface Arrangement {
  readonly dice: readonly DieSpot[];
  /** Groups of dice on the rail, with their points. */
  readonly groups: readonly { readonly from: number; readonly to: number; readonly points: number }[];
}

const onTable = ({ dice }: Arrangement): readonly number[] =>
  dice.flatMap((die, i) => (die.aside === undefined ? [i] : []));

const cleared = ({ dice }: Arrangement): Arrangement => ({ dice: dice.map(({ value }) => ({ value })), groups: [] });

/** Before the first throw: a tidy row. */
export const tidy: Arrangement = {
  dice: Array.from({ length: allDice }, (_, i) => ({ value: (i + 1) as Face })),
  groups: [],
};

/** The dice to throw: those on the table, or all six where none is left. */
export const toThrow = (arrangement: Arrangement): readonly number[] => {
  const left = onTable(arrangement);
  return left.length === 0 ? arrangement.dice.map((_, i) => i) : left;
};

/** After a throw of these faces, with the dice left on the table, or with all six if there are six faces. */
export const afterRoll = (before: Arrangement, faces: readonly Face[]): Arrangement => {
  const arrangement = onTable(before).length === faces.length ? before : cleared(before);
  const thrown = onTable(arrangement);
  return {
    ...arrangement,
    dice: arrangement.dice.map((die, i) => {
      const at = thrown.indexOf(i);
      const value = faces[at];
      return value === undefined ? die : { value };
    }),
  };
};

/** One die for each face, preferring the given dice, then any on the table. */
export const matching = (
  arrangement: Arrangement,
  faces: readonly Face[],
  first: readonly number[] = [],
): readonly number[] => {
  const free = [...first, ...onTable(arrangement).filter((i) => !first.includes(i))];
  const found: number[] = [];
  for (const face of faces) {
    const die = free.find((i) => arrangement.dice[i]?.value === face && !found.includes(i));
    if (die !== undefined) found.push(die);
  }
  return found;
};

export const afterTake = (arrangement: Arrangement, picked: readonly number[], points: number): Arrangement => {
  const from = arrangement.dice.filter(({ aside }) => aside !== undefined).length;
  return {
    dice: arrangement.dice.map((die, i) => {
      const at = picked.indexOf(i);
      return at < 0 ? die : { value: die.value, aside: from + at };
    }),
    groups: [...arrangement.groups, { from, to: from + picked.length - 1, points }],
  };
};

export const afterTurn = cleared;

/** From the view alone, for a table opened in the middle of a turn: of earlier rolls only the takes are known. */
export const arrangementOf = ({ takes, phase }: ZonkView): Arrangement => {
  let arrangement: Arrangement = tidy;
  for (const { dice, points } of takes) {
    const before = onTable(arrangement).length === 0 ? cleared(arrangement) : arrangement;
    const free = onTable(before);
    const known = before.dice.map((die, i) => (free.includes(i) ? { value: dice[free.indexOf(i)] } : die));
    arrangement = afterTake({ ...before, dice: known }, free.slice(0, dice.length), points);
  }
  return phase.kind === "taking" ? afterRoll(arrangement, phase.dice) : arrangement;
};

export const notesOf = ({ groups }: Arrangement, figure: (points: number) => string): readonly RailNote[] =>
  groups.map(({ from, to, points }) => ({ from, to, text: figure(points) }));

export interface Marks {
  /** Nothing has been thrown this turn. */
  readonly unthrown?: boolean;
  readonly selectable: boolean;
  readonly selected: readonly number[];
  readonly highlighted: readonly number[];
}

export const trayDice = (
  { dice }: Arrangement,
  { unthrown = false, selectable, selected, highlighted }: Marks,
): readonly TrayDie[] =>
  dice.map(({ value, aside }, i) => ({
    value,
    unthrown,
    ...(aside === undefined ? { selectable: selectable && highlighted.includes(i) } : { aside }),
    selected: selected.includes(i),
    highlighted: highlighted.includes(i) && !selected.includes(i),
  }));
