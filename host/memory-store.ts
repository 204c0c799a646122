/** An in-memory match store, for tests and simulations; also the reference implementation of the contract. */
import { accept, refuse } from "@turnlight/kernel";
import type { LogEntry, MatchHeader, StoredMatch } from "./log.ts";
import type { Commit, Committed, MatchEnd, MatchStore } from "./store.ts";

interface HeldMatch {
  readonly head: MatchHeader;
  readonly log: LogEntry[];
  end?: MatchEnd;
}

export interface MemoryStore extends MatchStore {
  endOf(match: string): MatchEnd | undefined;
}

/** A store that forgets everything with the process. */
export const memoryStore = (): MemoryStore => {
  const matches = new Map<string, HeldMatch>();

  const judged = ({ match, base, head }: Commit): Committed => {
    const held = matches.get(match);
    if (held === undefined && head === undefined) return refuse("no-match", "match not found");
    const newest = held?.log.length ?? 0;
    if ((held !== undefined && head !== undefined) || newest !== base)
      return refuse("stale", "the match has moved on", { where: `version ${newest}` });
    return accept(undefined);
  };

  const write = ({ match, head, log, end }: Commit): void => {
    const held = matches.get(match) ?? (head === undefined ? undefined : { head, log: [] });
    if (held === undefined) return;
    matches.set(match, held);
    held.log.push(...log);
    if (end !== undefined) held.end = end;
  };

  return {
    async commit(batch, { together } = { together: false }) {
      const verdicts: Committed[] = [];
      for (const one of batch) {
        const verdict = judged(one);
        verdicts.push(verdict);
        if (verdict.ok && !together) write(one);
      }
      const refused = verdicts.find(({ ok }) => !ok);
      if (!together) return verdicts;
      if (refused !== undefined) return verdicts.map((verdict) => (verdict.ok ? refused : verdict));
      for (const one of batch) write(one);
      return verdicts;
    },
    async load(match) {
      const held = matches.get(match);
      if (held === undefined) return accept(undefined);
      const stored: StoredMatch = { head: held.head, log: [...held.log] };
      return accept(stored);
    },
    endOf: (match) => matches.get(match)?.end,
  };
};
