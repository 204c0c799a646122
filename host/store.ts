/** The match store interface: `commit` writes, `load` reads. The contract suite tests what both guarantee. */
import { accept, type MatchRecord, type Note, type Result, refuse, type Seat } from "@turnlight/kernel";
import type { LogEntry, MatchHeader, StoredMatch } from "./log.ts";

/** The result of a match, committed together with the entry that ended it. */
export interface MatchEnd {
  readonly ended: number;
  readonly scores: readonly number[];
  readonly record: MatchRecord;
  readonly notes: readonly Note[];
  /** Each person's result as the game defines it; empty if the match counts for nothing. */
  readonly earned: readonly { readonly seat: Seat; readonly result: unknown }[];
}

/** One match's part of a batch; written completely or not at all. */
export interface Commit {
  readonly match: string;
  /** The version the writer builds on: refused as `stale` if the store has another. 0 for a new match. */
  readonly base: number;
  /** Set for a new match. */
  readonly head?: MatchHeader;
  readonly log: readonly LogEntry[];
  readonly end?: MatchEnd;
}

/**
 * Refusals: `stale` (somebody else has written: load again), `no-match` (there is none), and the store's own errors. A
 * store need not know commands: whoever builds on the newest version has read all commands before it, so that whoever
 * has not is stale.
 */
export type Committed = Result<undefined>;

/** Where matches are stored; `@turnlight/host/contract` tests an implementation. */
export interface MatchStore {
  /**
   * Commits each part independently, in order, or all or none with `together`. Resolves when the accepted parts are
   * durable; nothing may be sent to viewers before.
   */
  commit(batch: readonly Commit[], how?: { readonly together: boolean }): Promise<readonly Committed[]>;
  /** `undefined` if there is no such match; a refusal if there is one that cannot be read. */
  load(match: string): Promise<Result<StoredMatch | undefined>>;
  /**
   * The entries after a version that was the newest once; `undefined` if the whole match has to be loaded. For stores
   * that several hosts write to.
   */
  loadSince?(match: string, version: number): Promise<Result<readonly LogEntry[] | undefined>>;
}

/** Commits all parts or none; an exception from the store becomes a refusal. */
export const commitAll = async (store: MatchStore, batch: readonly Commit[]): Promise<Result<undefined>> => {
  try {
    const verdicts = await store.commit(batch, { together: true });
    return verdicts.find(({ ok }) => !ok) ?? accept(undefined);
  } catch (problem) {
    return refuse("not-kept", `the match couldn't be saved: ${problem instanceof Error ? problem.message : "unknown"}`);
  }
};
