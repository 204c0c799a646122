/** The totals of solved levels: best results, days, endless play, and the levels whose solution was looked up. */
import { boolean, date, integer, list, object, oneOf, type Schema, string, tagged } from "@turnlight/kernel/schema";
import { type Rank, ranks } from "../generator/difficulty.ts";
import { longestCode } from "../rules/code.ts";
import { type Direction, directions } from "../rules/directions.ts";
import type { Stars } from "../rules/stars.ts";

/** Par as far as it is known: exact, or the best solution found so far. */
export interface KnownPar {
  readonly exact: boolean;
  readonly moves: number;
}

/** Why a solved level was played, as far as it affects the result. */
export type Counts =
  | { readonly kind: "level" }
  /** `inTime`: begun on the day itself. */
  | { readonly kind: "daily"; readonly date: string; readonly inTime: boolean }
  /** The number of the clearing, its difficulty, and whether the next one adapts to the player. */
  | { readonly kind: "endless"; readonly number: number; readonly rank: Rank; readonly follow: boolean }
  /** Tried in the workshop: it proves that the level can be won, and nothing else. */
  | { readonly kind: "test" };

/** A level that was solved. */
export interface WispResult {
  /** A campaign level by its id, so that it may be corrected later; any other by its code. */
  readonly level: string;
  readonly code: string;
  readonly line: readonly Direction[];
  readonly par: KnownPar;
  /** Help was taken in this attempt or before it. */
  readonly helped: boolean;
  /** No move was taken back in this attempt, and no hint asked for; unknown for results from before this was noted. */
  readonly clean?: boolean;
  readonly stars: Stars;
  readonly counts: Counts;
}

export interface Best {
  readonly level: string;
  readonly stars: Stars;
  readonly line: readonly Direction[];
  /** It was solved without undo and without help, with this line or another. */
  readonly clean?: boolean;
  /** These stars were earned with help. */
  readonly helped?: boolean;
}

export interface DailyLevelResult {
  readonly date: string;
  readonly code: string;
  readonly line: readonly Direction[];
  readonly par: KnownPar;
  readonly stars: Stars;
  readonly inTime: boolean;
}

export interface WispStanding {
  readonly bests: readonly Best[];
  readonly days: readonly DailyLevelResult[];
  /** Clearings solved in endless play, and the difficulty that follows from the last. */
  readonly endless: { readonly solved: number; readonly rank: Rank };
  /** Levels for which help was taken: worth one star until another level has been solved. */
  readonly marked: readonly string[];
  /** Codes of levels from the workshop that were won by playing them, the newest last. */
  readonly proven: readonly string[];
}

export const start: WispStanding = { bests: [], days: [], endless: { solved: 0, rank: 3 }, marked: [], proven: [] };

const count = integer(0);
const code = string(1, longestCode);
const stars: Schema<Stars> = oneOf(1, 2, 3);
const rank: Schema<Rank> = oneOf(...ranks);
const line = list(oneOf(...directions));
const par: Schema<KnownPar> = object({ exact: boolean, moves: count });

const counts: Schema<Counts> = tagged("kind", {
  level: object({}),
  daily: object({ date, inTime: boolean }),
  endless: object({ number: count, rank, follow: boolean }),
  test: object({}),
});

export const readResult: Schema<WispResult> = object(
  {
    level: code,
    code,
    line,
    par,
    helped: boolean,
    stars,
    counts,
  },
  { clean: boolean },
);

export const readStanding: Schema<WispStanding> = object({
  bests: list(object({ level: code, stars, line }, { clean: boolean, helped: boolean })),
  days: list(object({ date, code, line, par, stars, inTime: boolean })),
  endless: object({ solved: count, rank }),
  marked: list(code),
  proven: list(code),
});
