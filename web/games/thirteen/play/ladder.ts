/** A stage's target on the ladder, as far as it is known. */
import { isBoss, type RunState, targetOf } from "@turnlight/games/thirteen";

interface Rung {
  readonly target: number;
  /** Whether this is the exact target or the maximum. */
  readonly isExact: boolean;
}

/** A boss is known only when its stage is next; for later ones only the highest possible target is. */
export const rungOf = ({ config, twist, cleared }: RunState, stage: number): Rung => {
  const isForetold = twist !== null && stage === cleared + 1;
  return isBoss(config, stage) && isForetold
    ? { target: targetOf(config, stage, twist), isExact: true }
    : { target: targetOf(config, stage, null), isExact: !isBoss(config, stage) };
};
