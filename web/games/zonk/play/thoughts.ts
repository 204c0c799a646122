/** Whose thinking is shown: the newest reason of whoever is on turn, nothing while nobody thinks. */
import type { Reasons } from "@turnlight/kernel";
import type { HeardEntry } from "../shared.ts";

export interface ShownThought {
  readonly seat: number;
  /** Nothing while nothing is decided in this turn. */
  readonly why?: Reasons;
}

/** A move brings its reason, or none; dice that fall change nobody's mind. */
export const thoughtAfter = (
  before: ShownThought | undefined,
  { by, why }: Pick<HeardEntry, "by" | "why">,
): ShownThought | undefined => {
  if (typeof by !== "number") return before;
  return why === undefined ? undefined : { seat: by, why };
};

interface ThoughtContext {
  /** Who is on turn, as shown. */
  readonly turn: number;
  /** A bot is. */
  readonly bot: boolean;
  readonly over: boolean;
}

/** The last reason counts for as long as its owner is on turn. */
export const thoughtShown = (
  last: ShownThought | undefined,
  { turn, bot, over }: ThoughtContext,
): ShownThought | undefined => {
  if (over || !bot) return undefined;
  return last?.seat === turn ? last : { seat: turn };
};
