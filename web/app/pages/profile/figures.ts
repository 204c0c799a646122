/** The profile's figures, from what is saved anyway: results, finished matches and reviews. */
import { accuracyOf } from "@turnlight/kernel";
import type { Achievement } from "../../../games/statistics.ts";
import type { SavedReview } from "../../../match/review/format.ts";
import type { FinishedMatchRow, MatchResult } from "../../../store/index.ts";

export interface PersonFigures {
  readonly matches: number;
  /** The share of matches won against somebody; undefined without one. */
  readonly wonShare: number | undefined;
  /** When the first match began. */
  readonly since: number | undefined;
  readonly hours: number;
  /** From 0 to 100, over all own reviews; undefined without one. */
  readonly accuracy: number | undefined;
  /** When each match ended. */
  readonly ended: readonly number[];
}

interface FigureInput {
  readonly results: readonly MatchResult[];
  readonly finished: readonly Pick<FinishedMatchRow, "id" | "begun" | "ended">[];
  readonly reviews: readonly Pick<SavedReview, "own" | "scale" | "entries">[];
  /** Nobody plays against one: winning says nothing. */
  isSolo(game: string): boolean;
}

const hour = 3_600_000;
/** A match left open overnight did not take all night. */
const longestSitting = 2 * hour;

export const figuresOf = ({ results, finished, reviews, isSolo }: FigureInput): PersonFigures => {
  // A match of several people has no result, and a deleted match only its result.
  const known = new Set(results.map(({ match }) => match));
  const all = [...results, ...finished.filter(({ id }) => !known.has(id))];
  const against = results.filter(({ game }) => !isSolo(game));
  const rated = reviews.flatMap(({ own, scale, entries }) => (own ? (accuracyOf(scale, entries).accuracy ?? []) : []));
  const time = all.reduce((sum, { begun, ended }) => sum + Math.min(longestSitting, Math.max(0, ended - begun)), 0);
  return {
    matches: all.length,
    wonShare: against.length === 0 ? undefined : against.filter(({ won }) => won).length / against.length,
    since: all.length === 0 ? undefined : Math.min(...all.map(({ begun }) => begun)),
    hours: time / hour,
    accuracy: rated.length === 0 ? undefined : rated.reduce((sum, one) => sum + one, 0) / rated.length,
    ended: all.map(({ ended }) => ended),
  };
};

export interface Medal extends Achievement {
  readonly game: string;
}

const shareOf = ({ progress }: Medal): number => (progress === undefined ? 0 : progress.done / progress.of);

/** The latest ones, and those that are nearest; at least a third of the places is for what is still open. */
export const medalsToShow = (all: readonly Medal[], places: number): readonly Medal[] => {
  const got = all.filter((one) => one.got).toSorted((a, b) => (b.at ?? 0) - (a.at ?? 0));
  const open = all.filter((one) => !one.got).toSorted((a, b) => shareOf(b) - shareOf(a));
  const kept = Math.min(open.length, Math.max(Math.ceil(places / 3), places - got.length));
  return [...got.slice(0, places - kept), ...open.slice(0, kept)];
};
