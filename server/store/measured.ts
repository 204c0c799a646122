/** Counts what is committed to a store, and how long it takes. */
import type { Commit } from "@turnlight/host";
import type { ServerMetrics } from "../metrics.ts";
import type { OnlineStore } from "./store.ts";

const movesIn = ({ log }: Commit): number => {
  let moves = 0;
  for (const { happened } of log) if (happened.kind === "entry" && typeof happened.entry.by === "number") moves += 1;
  return moves;
};

export const measured = (store: OnlineStore, { commits, moves }: ServerMetrics): OnlineStore => ({
  ...store,
  async commit(batch, how) {
    const begun = performance.now();
    const verdicts = await store.commit(batch, how);
    commits.add(performance.now() - begun);
    for (const [i, { ok }] of verdicts.entries()) {
      const commit = batch[i];
      if (ok && commit !== undefined) moves.add("", movesIn(commit));
    }
    return verdicts;
  },
});
