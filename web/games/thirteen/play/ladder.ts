/** What a stage of the ladder asks for, as far as that is known. */
import { isBoss, type RunState, targetOf } from "@turnlight/games/thirteen";

interface Rung {
  readonly target: number;
  /** Whether it asks exactly that, or at most. */
  readonly isExact: boolean;
}

/** A boss is foretold when its stage is the next to be won; of another only the highest it can ask is known. */
export const rungOf = ({ config, twist, cleared }: RunState, stage: number): Rung => {
  const isForetold = twist !== null && stage === cleared + 1;
  return isBoss(config, stage) && isForetold
    ? { target: targetOf(config, stage, twist), isExact: true }
    : { target: targetOf(config, stage, null), isExact: !isBoss(config, stage) };
};
