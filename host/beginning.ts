/** How a match begins: its head, the dice that fall before anybody decides, and what of it is to be kept. */
import { type AnyRules, Match, nextConfig, type Seed, type Series } from "@turnlight/kernel";
import type { HostPorts } from "./commands.ts";
import { entriesOf, type Logged, type MatchHead, numbered } from "./log.ts";
import { momentOf, type Played } from "./replaying.ts";
import type { Laid } from "./sight.ts";
import type { Commit } from "./store.ts";
import type { Moment } from "./viewing.ts";

interface Beginning {
  readonly head: MatchHead;
  readonly log: readonly Logged[];
  readonly played: Played;
  readonly moments: readonly Moment[];
  readonly commit: Commit;
}

/** `since` is when the first match of this evening began, where this is not it. */
export const beginningOf = (
  rules: AnyRules,
  ports: HostPorts,
  laid: Laid,
  series: Series<unknown>,
  seed: Seed,
  since?: number,
): Beginning => {
  const config = nextConfig(rules, series);
  const { match, steps } = Match.begin(rules, config, { seed, clock: () => ports.now() });
  const begun = ports.now();
  const table: Laid = { ...laid, config: rules.configText.write(config) };
  const head: MatchHead = {
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
  const log = numbered(entriesOf(steps), 0, begun);
  const played = { match, laid: table, series, notes: [] };
  const moments = log.map((logged, i): Moment => momentOf(logged, steps[i], played));
  return { head, log, played, moments, commit: { match: head.id, base: 0, head, log } };
};
