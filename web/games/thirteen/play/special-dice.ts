/** A run's special dice: each kind once, with its count. */
import { plainDie, type RunState } from "@turnlight/games/thirteen";

export const specialDice = ({ dice }: Pick<RunState, "dice">) =>
  [...new Set(dice)]
    .filter((kind) => kind !== plainDie)
    .map((kind) => ({ kind, count: dice.filter((die) => die === kind).length }));
