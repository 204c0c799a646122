/** The reasons saved with a match, by decision. */
import { decisionsIn } from "@turnlight/games/zonk";
import { recordOf, type StoredMatch } from "@turnlight/host";
import type { Reasons } from "@turnlight/kernel";
import type { KnownReasons } from "./turn-log.ts";

export const reasonsInLog = (stored: StoredMatch): KnownReasons => {
  /** By entry; of an entry that was taken back, the one that took its place counts. */
  const byEntry = new Map<number, Reasons>();
  for (const { happened } of stored.log)
    if (happened.kind === "entry" && happened.why !== undefined) byEntry.set(happened.entry.n, happened.why);
  const decisions = decisionsIn(recordOf(stored));
  return new Map(
    (decisions.ok ? decisions.value : []).flatMap(({ n, key }) => {
      const why = byEntry.get(n);
      return why === undefined ? [] : [[key, why] as const];
    }),
  );
};
