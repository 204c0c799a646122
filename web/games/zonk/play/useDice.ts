/** The six dice, moved by facts: thrown, set aside, gathered. Where the sight jumps without facts, they are laid out from the view. */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { allDice } from "@turnlight/games/zonk";
import { patronOf, vigourOf } from "../faces/Patron.tsx";
import type { Thrown } from "../shared.ts";
import { useEachFact } from "../shared.ts";
import { type Arrangement, afterRoll, afterTake, afterTurn, arrangementOf, matching, toThrow } from "./arrangement.ts";
import { showAt } from "./opponent-pace.ts";
import type { ZonkScreenProps } from "./props.ts";
import { otherFaces, stakeOf } from "./stake.ts";

export interface DiceControls {
  readonly arrangement: ReadonlySignal<Arrangement>;
  readonly thrown: ReadonlySignal<Thrown | undefined>;
  /** Dice the player has selected, by position. */
  readonly picked: ReadonlySignal<readonly number[]>;
  pick(dice: readonly number[]): void;
  /** The throw if the player rolled now. */
  next(): Thrown;
}

type DiceSight = ZonkScreenProps["sight"]["value"];
type DiceInput = Pick<ZonkScreenProps, "sight" | "fact" | "busy">;

/** Whether the dice match the view, as far as the view is specific. */
const agrees = (arrangement: Arrangement, wanted: Arrangement): boolean => {
  const shown = (one: Arrangement, aside: boolean): string =>
    one.dice
      .filter((die) => (die.aside !== undefined) === aside)
      .map(({ value }) => value)
      .sort()
      .join(" ");
  const known = wanted.dice.every(({ value }) => value !== undefined);
  return (
    shown(arrangement, true) === shown(wanted, true) && (!known || shown(arrangement, false) === shown(wanted, false))
  );
};

/** The last match in which a die has stood on its edge: once is enough. */
let onEdge = "";

const edgeOf = ({ commitment, view }: DiceSight, lasts: number, face: number | undefined): Thrown["edge"] => {
  if (lasts === 0 || face === undefined || onEdge === commitment) return undefined;
  onEdge = commitment;
  return { lasts, other: otherFaces(view, face) };
};

/** The throw of an entry, seeded by match and entry, with the thrower's vigour, shown for as long as its stake deserves. */
const throwAt = (seen: DiceSight, entry: number, dice: readonly number[], face?: number): Thrown => {
  const { commitment, laid, view } = seen;
  const sitter = laid.sitters[view.seat];
  const vigour = sitter?.kind === "bot" ? vigourOf(patronOf(sitter.bot)) : 1;
  const { breath, roll, edge: rocks } = showAt(seen);
  const edge = edgeOf(seen, rocks, face);
  return {
    seed: `${commitment} ${entry}`,
    dice,
    vigour,
    lasts: roll + (edge === undefined ? rocks : 0),
    breath,
    slow: stakeOf(view).grade !== "riskless",
    ...(edge !== undefined && { edge }),
  };
};

export const useDice = ({ sight, fact, busy }: DiceInput): DiceControls => {
  const arrangement = useSignal<Arrangement>(arrangementOf(sight.peek().view));
  const thrown = useSignal<Thrown | undefined>(undefined);
  const picked = useSignal<readonly number[]>([]);

  useEachFact(fact, (now) => {
    const before = arrangement.peek();
    switch (now?.kind) {
      case "rolled": {
        const after = afterRoll(before, now.dice);
        const dice = now.dice.length === allDice ? after.dice.map((_, i) => i) : toThrow(before);
        arrangement.value = after;
        thrown.value = throwAt(
          sight.peek(),
          sight.peek().entries,
          dice,
          now.dice.length === 1 ? now.dice[0] : undefined,
        );
        picked.value = [];
        break;
      }
      case "took":
        arrangement.value = afterTake(before, matching(before, now.dice, picked.peek()), now.points);
        picked.value = [];
        break;
      case "began":
        arrangement.value = afterTurn(before);
        picked.value = [];
        break;
    }
  });

  // After an undo, in a new match or on reopening a table there are no facts: use the view.
  useSignalEffect(() => {
    const { view: now } = sight.value;
    if (busy.value) return;
    const wanted = arrangementOf(now);
    const settled =
      now.phase.kind === "ready" ? arrangement.peek().groups.length === 0 : agrees(arrangement.peek(), wanted);
    if (settled) return;
    arrangement.value = now.phase.kind === "ready" ? afterTurn(arrangement.peek()) : wanted;
    picked.value = [];
  });

  return {
    next: () => throwAt(sight.value, sight.value.entries + 1, toThrow(arrangement.value)),
    arrangement,
    thrown,
    picked,
    pick: (dice) => {
      picked.value = dice;
    },
  };
};
