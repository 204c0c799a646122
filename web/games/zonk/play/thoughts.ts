/** Whose reasoning is shown: the latest reason of the player whose turn it is. */
import type { Reasons } from "@turnlight/kernel";
import type { HeardEntry } from "../shared.ts";

export interface ShownThought {
  readonly seat: number;
  /** Undefined until something is decided this turn. */
  readonly why?: Reasons;
}

/** A move brings its reason, or none; rolls change nothing. */
export const thoughtAfter = (
  before: ShownThought | undefined,
  { by, why }: Pick<HeardEntry, "by" | "why">,
): ShownThought | undefined => {
  if (typeof by !== "number") return before;
  return why === undefined ? undefined : { seat: by, why };
};

interface ThoughtContext {
  /** The seat whose turn it is, as shown. */
  readonly turn: number;
  /** That seat is a bot. */
  readonly bot: boolean;
  readonly over: boolean;
}

/** The last reason is shown for as long as it is its owner's turn. */
export const thoughtShown = (
  last: ShownThought | undefined,
  { turn, bot, over }: ThoughtContext,
): ShownThought | undefined => {
  if (over || !bot) return undefined;
  return last?.seat === turn ? last : { seat: turn };
};
