/**
 * A practice match that continues from a point in a record with fresh dice. It is never saved, so it cannot count for
 * anything.
 */
import { type AnyGame, Match, type MatchRecord, type Result, refuse, rulesOf } from "@turnlight/kernel";
import type { HostPorts } from "./commands.ts";
import { HostedMatch } from "./hosted-match.ts";
import type { LogEntry, MatchHeader, Sitter, StoredMatch } from "./log.ts";
import { memoryStore } from "./memory-store.ts";

/** Id prefix and occasion of practice matches, by which the page recognises them. */
export const practicePrefix = "practice";

export interface PracticeStart {
  readonly record: MatchRecord;
  /** How many of the record's entries are played. */
  readonly entries: number;
  /** The players, seat by seat. */
  readonly sitters: readonly Sitter[];
}

/** The match up to that entry; pending dice are rolled again with the fresh seed. */
const storedFrom = (
  game: AnyGame,
  { record, entries, sitters }: PracticeStart,
  ports: Omit<HostPorts, "store">,
): Result<StoredMatch> => {
  const rules = rulesOf(game, record.version);
  if (!rules.ok) return rules;
  const begun = ports.now();
  const seed = ports.freshSeed();
  const truncated = { ...record, seed, entries: record.entries.slice(0, entries) };
  const resumed = Match.resume(rules.value, truncated, { clock: () => begun });
  if (!resumed.ok) return resumed;
  const { match } = resumed.value;
  if (match.outcome !== undefined)
    return refuse("match-over", "the match is over", { right: "a position before its end" });
  if (match.seats !== sitters.length)
    return refuse("wrong-seats", `there are ${sitters.length} players`, { right: `${match.seats} for this match` });
  const head: MatchHeader = {
    id: `${practicePrefix}-${ports.freshId()}`,
    game: record.game,
    rules: record.version,
    config: record.config,
    seed,
    sitters,
    series: { first: 0, results: [] },
    occasion: { kind: practicePrefix, about: "" },
    begun,
  };
  const log = match.entries.map(
    (entry, i): LogEntry => ({
      version: i + 1,
      at: begun,
      happened: { kind: "entry", entry },
    }),
  );
  return { ok: true, value: { head, log } };
};

export const startPractice = async (
  game: AnyGame,
  from: PracticeStart,
  ports: Omit<HostPorts, "store">,
): Promise<Result<HostedMatch>> => {
  const stored = storedFrom(game, from, ports);
  if (!stored.ok) return stored;
  const { head, log } = stored.value;
  const store = memoryStore();
  await store.commit([{ match: head.id, base: 0, head, log }]);
  return HostedMatch.of(game, stored.value, { ...ports, store });
};
