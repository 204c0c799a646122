/** What is shared can be won: every level of a pack was won by the solver or by a player. */
import { levelKey } from "@turnlight/games/wisp";
import { standingNow } from "../hall/standing.ts";
import { bestsOf } from "../lobby/campaign.ts";
import type { Review, WispSolver } from "../solver-worker.ts";
import type { LevelPack, PackLevel } from "./pack.ts";

export type PackVerdict =
  | { readonly kind: "fine" }
  /** It cannot be won, or nobody has won it yet. */
  | { readonly kind: "hopeless" | "unwon"; readonly level: PackLevel }
  | { readonly kind: "stopped" };

const isWonBy = (review: Review): boolean =>
  review.kind === "solved" || (review.kind === "unknown" && review.best !== undefined);

export const checkPack = async (
  { levels }: LevelPack,
  solver: Pick<WispSolver, "ask">,
  { progress, signal }: { readonly progress: (share: number) => void; readonly signal: AbortSignal },
): Promise<PackVerdict> => {
  const standing = await standingNow();
  const bests = bestsOf(standing);
  for (const [i, level] of levels.entries()) {
    const { code } = level;
    const share = (now: number): void => progress((i + now) / levels.length);
    share(0);
    if (bests.has(levelKey(code)) || standing.proven.includes(code)) continue;
    const read = await solver.ask("review", { code }, { progress: share, signal });
    if (!read.ok) return { kind: "stopped" };
    if (read.value.kind === "impossible") return { kind: "hopeless", level };
    if (!isWonBy(read.value)) return { kind: "unwon", level };
  }
  return { kind: "fine" };
};
