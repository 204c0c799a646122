/** A kept match that the rules cannot follow to its end goes on from where they can. */
import { HostedMatch, type HostPorts, type StoredMatch } from "@turnlight/host";
import type { AnyGame, Refusal, Result } from "@turnlight/kernel";

/** The version at which the entry that was refused was kept. */
const versionOf = ({ log }: StoredMatch, { values }: Refusal): number | undefined =>
  log.findLast(({ happened }) => happened.kind === "entry" && happened.entry.n === values?.["entry"])?.version;

/** `setAsideFrom` takes a match's log away from a version on, and says whether there was a running match to take it from. */
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
