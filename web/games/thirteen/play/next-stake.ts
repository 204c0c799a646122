/** The stake that a victory opens. */
import { type RunConfig, stakes } from "@turnlight/games/thirteen";

/** Undefined if there is none: `stake` is the highest that could be chosen before. */
export const nextStake = (
  { challenge, stake: played }: RunConfig,
  { practice, stake }: { readonly practice: boolean; readonly stake: number },
): number | undefined => {
  const next = played + 1;
  return !practice && challenge === "none" && next > stake && next <= stakes.most ? next : undefined;
};
