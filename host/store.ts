/** Where hosted matches are kept: one door in, `commit`, and one door out, `load`. The contract suite says what both promise. */
import { accept, type MatchRecord, type Note, type Result, refuse, type Seat } from "@turnlight/kernel";
import type { LogEntry, MatchHeader, StoredMatch } from "./log.ts";

/** What a match's end means, kept in the same breath as the entry that ended it. */
export interface MatchEnd {
  readonly ended: number;
  readonly scores: readonly number[];
  readonly record: MatchRecord;
  readonly notes: readonly Note[];
  /** For each person what the game says was earned; nothing where it counts for nothing. */
  readonly earned: readonly { readonly seat: Seat; readonly result: unknown }[];
}

/** One match's part of a batch. All of it is kept, or none. */
export interface Commit {
  readonly match: string;
  /** The version the writer builds on: refused as `stale` where the store has another. 0 for a new match. */
  readonly base: number;
  /** A new match. */
  readonly head?: MatchHeader;
  readonly log: readonly LogEntry[];
  readonly end?: MatchEnd;
}

/**
 * Refusals: `stale` (somebody else has written: load again), `repeated` (this command was committed before),
 * `no-match` (there is none), and whatever the place itself has to say.
 */
export type Committed = Result<undefined>;

export interface MatchStore {
  /**
   * Every match's part by itself, in order, unless `together`: then all or none. Resolves when what was accepted is
   * safe; what it does not resolve to, nobody may be told.
   */
  commit(batch: readonly Commit[], how?: { readonly together: boolean }): Promise<readonly Committed[]>;
  /** Nothing where there is no such match; a refusal where there is one that cannot be read. */
  load(match: string): Promise<Result<StoredMatch | undefined>>;
}

/** All parts or none; a store that throws has refused. */
export const commitAll = async (store: MatchStore, batch: readonly Commit[]): Promise<Result<undefined>> => {
  try {
    const verdicts = await store.commit(batch, { together: true });
    return verdicts.find(({ ok }) => !ok) ?? accept(undefined);
  } catch (problem) {
    return refuse("not-kept", `the match could not be kept: ${problem instanceof Error ? problem.message : "unknown"}`);
  }
};
