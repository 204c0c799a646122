/** Which of the six dice lie where: the rules know faces, the table has six dice that stay the same through a turn. */
import { allDice, type Face, type ZonkView } from "@turnlight/games/zonk";
import type { RailNote, TrayDie } from "../house.ts";

interface Lie {
  /** Nothing where the view no longer says what it showed. */
  readonly value: Face | undefined;
  /** Its place on the rail, if it is set aside. */
  readonly aside?: number;
}

export interface Lies {
  readonly dice: readonly Lie[];
  /** What lies together on the rail, and for how much. */
  readonly groups: readonly { readonly from: number; readonly to: number; readonly points: number }[];
}

const onTable = ({ dice }: Lies): readonly number[] => dice.flatMap((die, i) => (die.aside === undefined ? [i] : []));

const cleared = ({ dice }: Lies): Lies => ({ dice: dice.map(({ value }) => ({ value })), groups: [] });

/** Before anything was thrown: a tidy row. */
export const tidy: Lies = {
  dice: Array.from({ length: allDice }, (_, i) => ({ value: (i + 1) as Face })),
  groups: [],
};

/** The dice to be thrown: those on the table, or all six where none is left. */
export const toThrow = (lies: Lies): readonly number[] => {
  const left = onTable(lies);
  return left.length === 0 ? lies.dice.map((_, i) => i) : left;
};

/** These faces have been thrown, with the dice left on the table, or with all six where the number says so. */
export const afterRoll = (before: Lies, faces: readonly Face[]): Lies => {
  const lies = onTable(before).length === faces.length ? before : cleared(before);
  const thrown = onTable(lies);
  return {
    ...lies,
    dice: lies.dice.map((die, i) => {
      const at = thrown.indexOf(i);
      const value = faces[at];
      return value === undefined ? die : { value };
    }),
  };
};

/** One die for each face, of the dice given first and then of any on the table. */
export const matching = (lies: Lies, faces: readonly Face[], first: readonly number[] = []): readonly number[] => {
  const free = [...first, ...onTable(lies).filter((i) => !first.includes(i))];
  const found: number[] = [];
  for (const face of faces) {
    const die = free.find((i) => lies.dice[i]?.value === face && !found.includes(i));
    if (die !== undefined) found.push(die);
  }
  return found;
};

export const afterTake = (lies: Lies, picked: readonly number[], points: number): Lies => {
  const from = lies.dice.filter(({ aside }) => aside !== undefined).length;
  return {
    dice: lies.dice.map((die, i) => {
      const at = picked.indexOf(i);
      return at < 0 ? die : { value: die.value, aside: from + at };
    }),
    groups: [...lies.groups, { from, to: from + picked.length - 1, points }],
  };
};

export const afterTurn = cleared;

/** As the view has it, for a table that is opened in the middle of a turn: of earlier rolls only what was taken is known. */
export const liesOf = ({ takes, stage }: ZonkView): Lies => {
  let lies: Lies = tidy;
  for (const { dice, points } of takes) {
    const before = onTable(lies).length === 0 ? cleared(lies) : lies;
    const free = onTable(before);
    const known = before.dice.map((die, i) => (free.includes(i) ? { value: dice[free.indexOf(i)] } : die));
    lies = afterTake({ ...before, dice: known }, free.slice(0, dice.length), points);
  }
  return stage.kind === "taking" ? afterRoll(lies, stage.dice) : lies;
};

export const notesOf = ({ groups }: Lies, figure: (points: number) => string): readonly RailNote[] =>
  groups.map(({ from, to, points }) => ({ from, to, text: figure(points) }));

export interface Marks {
  readonly selectable: boolean;
  readonly selected: readonly number[];
  readonly highlighted: readonly number[];
}

export const trayDice = ({ dice }: Lies, { selectable, selected, highlighted }: Marks): readonly TrayDie[] =>
  dice.map(({ value, aside }, i) => ({
    value,
    ...(aside === undefined ? { selectable: selectable && highlighted.includes(i) } : { aside }),
    selected: selected.includes(i),
    highlighted: highlighted.includes(i) && !selected.includes(i),
  }));
