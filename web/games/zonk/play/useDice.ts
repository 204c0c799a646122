/** The six dice, moved by what is told: thrown, set aside, gathered. A jump without a tale lays them out anew. */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { allDice } from "@turnlight/games/zonk";
import { useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { patronOf, vigourOf } from "../faces/Patron.tsx";
import type { Thrown } from "../house.ts";
import { afterRoll, afterTake, afterTurn, type Lies, liesOf, matching, tidy, toThrow } from "./lies.ts";
import { asZonkFact, isZonkView } from "./view.ts";

export interface DiceInHand {
  readonly lies: ReadonlySignal<Lies>;
  readonly thrown: ReadonlySignal<Thrown | undefined>;
  /** Dice the person has chosen, by their place. */
  readonly picked: ReadonlySignal<readonly number[]>;
  pick(dice: readonly number[]): void;
  /** The throw that would come if somebody rolled now. */
  next(): Thrown;
}

type Sight = ScreenProps["sight"]["value"];
type Told = Pick<ScreenProps, "sight" | "fact" | "busy">;

/** Whether the dice lie as the view says, as far as it says it. */
const agrees = (lies: Lies, wanted: Lies): boolean => {
  const shown = (one: Lies, aside: boolean): string =>
    one.dice
      .filter((die) => (die.aside !== undefined) === aside)
      .map(({ value }) => value)
      .sort()
      .join(" ");
  const known = wanted.dice.every(({ value }) => value !== undefined);
  return shown(lies, true) === shown(wanted, true) && (!known || shown(lies, false) === shown(wanted, false));
};

/** The throw of an entry: named by the match and the entry, thrown the way of whoever throws. */
const throwAt = ({ commitment, laid, view }: Sight, entry: number, dice: readonly number[]): Thrown => {
  const sitter = isZonkView(view) ? laid.sitters[view.seat] : undefined;
  const vigour = sitter?.kind === "bot" ? vigourOf(patronOf(sitter.bot)) : 1;
  return { seed: `${commitment} ${entry}`, dice, vigour };
};

export const useDice = ({ sight, fact, busy }: Told): DiceInHand => {
  const view = sight.peek().view;
  const lies = useSignal<Lies>(isZonkView(view) ? liesOf(view) : tidy);
  const thrown = useSignal<Thrown | undefined>(undefined);
  const picked = useSignal<readonly number[]>([]);
  const last = useRef(fact.peek());

  useSignalEffect(() => {
    const now = asZonkFact(fact.value);
    if (fact.value === last.current) return;
    last.current = fact.value;
    const before = lies.peek();
    switch (now?.kind) {
      case "rolled": {
        const after = afterRoll(before, now.dice);
        const dice = now.dice.length === allDice ? after.dice.map((_, i) => i) : toThrow(before);
        lies.value = after;
        thrown.value = throwAt(sight.peek(), sight.peek().entries, dice);
        picked.value = [];
        break;
      }
      case "took":
        lies.value = afterTake(before, matching(before, now.dice, picked.peek()), now.points);
        picked.value = [];
        break;
      case "began":
        lies.value = afterTurn(before);
        picked.value = [];
        break;
    }
  });

  // An undo, a new match, a table opened again: nothing is told, the view alone counts.
  useSignalEffect(() => {
    const { view: now } = sight.value;
    if (busy.value || !isZonkView(now)) return;
    const wanted = liesOf(now);
    const settled = now.stage.kind === "ready" ? lies.peek().groups.length === 0 : agrees(lies.peek(), wanted);
    if (settled) return;
    lies.value = now.stage.kind === "ready" ? afterTurn(lies.peek()) : wanted;
    picked.value = [];
  });

  return {
    next: () => throwAt(sight.value, sight.value.entries + 1, toThrow(lies.value)),
    lies,
    thrown,
    picked,
    pick: (dice) => {
      picked.value = dice;
    },
  };
};
