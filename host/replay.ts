/** Rebuilds a match from its log. */
import {
  type AnyMatch,
  type AnyRules,
  accept,
  type BaseFact,
  Match,
  type MatchStep,
  type Note,
  type Result,
  type Series,
  seriesOf,
} from "@turnlight/kernel";
import type { HostPorts } from "./commands.ts";
import { type AbsenceClaim, type LogEntry, type StoredMatch, tableAfterLog } from "./log.ts";
import type { RematchOffers } from "./rematch-offers.ts";
import type { TableSetup } from "./sight.ts";
import type { VersionMoment } from "./viewer-events.ts";

/** The match state that a failed commit must be able to restore. */
export interface ReplayedMatch {
  readonly match: AnyMatch;
  readonly laid: TableSetup;
  readonly series: Series<unknown>;
  readonly notes: readonly Note[];
  readonly next?: string;
  readonly rematch?: RematchOffers;
  readonly claimed?: AbsenceClaim;
}

export const versionMoment = (
  logged: LogEntry,
  step: MatchStep<BaseFact> | undefined,
  { match, laid }: ReplayedMatch,
): VersionMoment => ({
  version: logged.version,
  happened: logged.happened,
  told: step?.told ?? [],
  state: step?.state ?? match.state,
  entries: step?.entry.n ?? match.length,
  laid,
});

interface ReplayedLog {
  readonly played: ReplayedMatch;
  readonly moments: readonly VersionMoment[];
  /** Dice missing from a log that was cut off between a move and its roll; the seed yields them again. */
  readonly owed: readonly MatchStep<BaseFact>[];
}

/** Replays a log from its beginning. */
export const replayMatch = (rules: AnyRules, stored: StoredMatch, ports: HostPorts): Result<ReplayedLog> => {
  const { head, log } = stored;
  const stands = tableAfterLog(stored);
  const record = {
    game: head.game,
    version: head.rules,
    config: stands.config,
    seed: head.seed,
    entries: stands.entries,
  };
  const resumed = Match.resume(rules, record, { clock: () => ports.now() });
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const config = rules.configText.read(stands.config);
  if (!config.ok) return config;
  const laid: TableSetup = {
    game: head.game,
    config: stands.config,
    sitters: stands.sitters,
    ...(head.occasion !== undefined && { occasion: head.occasion }),
  };
  const series = { ...seriesOf(rules, config.value, head.series.first), results: head.series.results };
  const played: ReplayedMatch = {
    match,
    laid,
    series,
    notes: stands.notes,
    ...(stands.next !== undefined && { next: stands.next }),
    ...(stands.rematch !== undefined && { rematch: stands.rematch }),
    ...(stands.claimed !== undefined && { claimed: stands.claimed }),
  };
  const count = stands.entries.length;
  return accept({ played, moments: momentsOf(log, steps.slice(0, count), played), owed: steps.slice(count) });
};

/** Only entries that were not removed can be replayed to viewers: back to the last take-back or table change. */
const momentsOf = (
  log: readonly LogEntry[],
  steps: readonly MatchStep<BaseFact>[],
  played: ReplayedMatch,
): readonly VersionMoment[] => {
  const { match } = played;
  const moments: VersionMoment[] = [];
  let standing = steps.length;
  for (const logged of log.toReversed()) {
    const { happened } = logged;
    if (happened.kind === "taken-back" || happened.kind === "set-anew") break;
    const step = steps[standing - 1];
    if (happened.kind === "entry") {
      if (step === undefined) break;
      moments.push(versionMoment(logged, step, played));
      standing -= 1;
    } else {
      const state = step?.state ?? match.rules.setup(match.config);
      moments.push({ ...versionMoment(logged, undefined, played), state, entries: standing });
    }
  }
  return moments.reverse();
};
