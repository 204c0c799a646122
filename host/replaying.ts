/** From a log back to the match it tells of. */
import {
  type AnyMatch,
  type AnyRules,
  accept,
  Match,
  type Note,
  type Read,
  type Series,
  type Step,
  seriesOf,
  type Telling,
} from "@turnlight/kernel";
import type { HostPorts } from "./commands.ts";
import { type Logged, type RematchOffers, type StoredMatch, standingOf } from "./log.ts";
import type { Laid } from "./sight.ts";
import type { Moment } from "./viewing.ts";

/** Everything about the match that a failed commit must be able to put back. */
export interface Played {
  readonly match: AnyMatch;
  readonly laid: Laid;
  readonly series: Series<unknown>;
  readonly notes: readonly Note[];
  readonly next?: string;
  readonly rematch?: RematchOffers;
}

export const momentOf = (logged: Logged, step: Step<Telling> | undefined, { match, laid }: Played): Moment => ({
  version: logged.version,
  happened: logged.happened,
  told: step?.told ?? [],
  state: step?.state ?? match.state,
  entries: step?.entry.n ?? match.length,
  laid,
});

interface Replayed {
  readonly played: Played;
  readonly moments: readonly Moment[];
  /** Dice that the log does not have: it was cut off between a move and its roll, which the seed gives again. */
  readonly owed: readonly Step<Telling>[];
}

/** Plays a log again from its beginning. */
export const replayed = (rules: AnyRules, stored: StoredMatch, ports: HostPorts): Read<Replayed> => {
  const { head, log } = stored;
  const stands = standingOf(stored);
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
  const laid: Laid = {
    game: head.game,
    config: stands.config,
    sitters: stands.sitters,
    ...(head.occasion !== undefined && { occasion: head.occasion }),
  };
  const series = { ...seriesOf(rules, config.value, head.series.first), results: head.series.results };
  const played: Played = {
    match,
    laid,
    series,
    notes: stands.notes,
    ...(stands.next !== undefined && { next: stands.next }),
    ...(stands.rematch !== undefined && { rematch: stands.rematch }),
  };
  const kept = stands.entries.length;
  return accept({ played, moments: momentsOf(log, steps.slice(0, kept), played), owed: steps.slice(kept) });
};

/** Only what still stands can be shown again: back to the last time something was taken back or set anew. */
const momentsOf = (log: readonly Logged[], steps: readonly Step<Telling>[], played: Played): readonly Moment[] => {
  const { match } = played;
  const moments: Moment[] = [];
  let standing = steps.length;
  for (const logged of log.toReversed()) {
    const { happened } = logged;
    if (happened.kind === "taken-back" || happened.kind === "set-anew") break;
    const step = steps[standing - 1];
    if (happened.kind === "entry") {
      if (step === undefined) break;
      moments.push(momentOf(logged, step, played));
      standing -= 1;
    } else {
      const state = step?.state ?? match.rules.setup(match.config);
      moments.push({ ...momentOf(logged, undefined, played), state, entries: standing });
    }
  }
  return moments.reverse();
};
