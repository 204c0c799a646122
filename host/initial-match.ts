/** How a match begins: its header, the dice rolled before the first decision, and the first commit. */
import { type AnyRules, Match, nextConfig, type Seed, type Series } from "@turnlight/kernel";
import type { HostPorts } from "./commands.ts";
import { entriesOf, type LogEntry, type MatchHeader, numberedLog } from "./log.ts";
import { type ReplayedMatch, versionMoment } from "./replay.ts";
import type { TableSetup } from "./sight.ts";
import type { Commit } from "./store.ts";
import type { VersionMoment } from "./viewer-events.ts";

interface InitialMatch {
  readonly head: MatchHeader;
  readonly log: readonly LogEntry[];
  readonly played: ReplayedMatch;
  readonly moments: readonly VersionMoment[];
  readonly commit: Commit;
}

/** `since` is when the first match of this series began, if this is not the first. */
export const initialMatch = (
  rules: AnyRules,
  ports: HostPorts,
  laid: TableSetup,
  series: Series<unknown>,
  seed: Seed,
  since?: number,
): InitialMatch => {
  const config = nextConfig(rules, series);
  const { match, steps } = Match.begin(rules, config, { seed, clock: () => ports.now() });
  const begun = ports.now();
  const table: TableSetup = { ...laid, config: rules.configText.write(config) };
  const head: MatchHeader = {
    id: ports.freshId(),
    game: rules.id,
    rules: rules.version,
    config: table.config,
    seed,
    sitters: laid.sitters,
    series: { first: series.first, results: series.results, ...(since !== undefined && { begun: since }) },
    ...(laid.occasion !== undefined && { occasion: laid.occasion }),
    begun,
  };
  const log = numberedLog(entriesOf(steps), 0, begun);
  const played = { match, laid: table, series, notes: [] };
  const moments = log.map((logged, i): VersionMoment => versionMoment(logged, steps[i], played));
  return { head, log, played, moments, commit: { match: head.id, base: 0, head, log } };
};
