/** Whose thinking is shown: the newest reason of whoever is on turn, nothing while nobody thinks. */
import type { Reasons } from "@turnlight/kernel";
import type { Heard } from "../shared.ts";

export interface Thought {
  readonly seat: number;
  /** Nothing while nothing is decided in this turn. */
  readonly why?: Reasons;
}

/** A move brings its reason, or none; dice that fall change nobody's mind. */
export const thoughtAfter = (
  before: Thought | undefined,
  { by, why }: Pick<Heard, "by" | "why">,
): Thought | undefined => {
  if (typeof by !== "number") return before;
  return why === undefined ? undefined : { seat: by, why };
};

interface Moment {
  /** Who is on turn, as shown. */
  readonly turn: number;
  /** A bot is. */
  readonly bot: boolean;
  readonly over: boolean;
}

/** The last reason counts for as long as its owner is on turn. */
export const thoughtShown = (last: Thought | undefined, { turn, bot, over }: Moment): Thought | undefined => {
  if (over || !bot) return undefined;
  return last?.seat === turn ? last : { seat: turn };
};
