/** The run in progress: where it stands, to go on with it, or to leave it behind. */
import { type RunState, rules } from "@turnlight/games/thirteen";
import { recordOf } from "@turnlight/host";
import { commitment, Match } from "@turnlight/kernel";
import { errandOf, keepSummary, summaryOf } from "../keep.ts";
import { store } from "../shared.ts";

export interface GoingOn {
  readonly id: string;
  /** The fingerprint of its dice. */
  readonly run: string;
  /** The day of a daily run. */
  readonly date: string;
  readonly state: RunState;
}

/** The one played last that is not over; a tour is nothing to go on with. */
export const runGoingOn = async (): Promise<GoingOn | undefined> => {
  const { running, load } = await store;
  for (const { id } of await running({ game: rules.id })) {
    const stored = await load(id);
    if (!stored.ok || stored.value === undefined) continue;
    const record = recordOf(stored.value);
    const resumed = Match.resume(rules, record, {});
    if (!resumed.ok) continue;
    const run = commitment(record.seed);
    const why = await errandOf(run);
    if (why?.kind !== "tour") return { id, run, date: why?.date ?? "", state: resumed.value.match.state };
  }
  return undefined;
};

/** It counts as played, as far as it came. */
export const abandonRun = async ({ id, run }: GoingOn): Promise<void> => {
  const summary = await summaryOf(run);
  if (summary !== undefined) await keepSummary(run, { ...summary, over: true });
  await (await store).forget(id);
};

/** Tours that were left are not kept. */
export const clearTours = async (): Promise<void> => {
  const { running, load, forget } = await store;
  for (const { id } of await running({ game: rules.id })) {
    const stored = await load(id);
    const seed = stored.ok ? stored.value?.head.seed : undefined;
    if (seed !== undefined && (await errandOf(commitment(seed)))?.kind === "tour") await forget(id);
  }
};
