/** The dice of a run that are no plain ones: each kind once, and how many of it there are. */
import { plainDie, type RunState } from "@turnlight/games/thirteen";

export const specialDice = ({ dice }: Pick<RunState, "dice">) =>
  [...new Set(dice)]
    .filter((kind) => kind !== plainDie)
    .map((kind) => ({ kind, count: dice.filter((die) => die === kind).length }));
