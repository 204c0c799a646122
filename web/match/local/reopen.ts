/** Reopens a saved match whose log the rules refuse at some entry: it continues from the last valid position. */
import { HostedMatch, type HostPorts, type StoredMatch } from "@turnlight/host";
import type { AnyGame, Refusal, Result } from "@turnlight/kernel";

/** The log version of the refused entry. */
const versionOf = ({ log }: StoredMatch, { values }: Refusal): number | undefined =>
  log.findLast(({ happened }) => happened.kind === "entry" && happened.entry.n === values?.["entry"])?.version;

/**
 * `setAsideFrom` moves a match's log from a version on to quarantine, and returns whether there was such a running
 * match.
 */
export const reopenMatch = async (
  game: AnyGame,
  stored: StoredMatch,
  ports: HostPorts,
  setAsideFrom: (match: string, version: number, refusal: Refusal) => Promise<boolean>,
): Promise<Result<HostedMatch>> => {
  const { head, log } = stored;
  const opened = HostedMatch.of(game, stored, ports);
  const bad = opened.ok ? undefined : versionOf(stored, opened.refusal);
  if (opened.ok || bad === undefined || !(await setAsideFrom(head.id, bad, opened.refusal))) return opened;
  return HostedMatch.of(game, { head, log: log.slice(0, bad - 1) }, ports);
};
