/** The run in progress: where it stands, resuming it, or abandoning it. */
import { type RunState, rulesBegunBy } from "@turnlight/games/thirteen";
import { recordOf } from "@turnlight/host";
import { Match, type Refusal } from "@turnlight/kernel";
import { confirm, openTable, store } from "../shared.ts";
import { words } from "../words/words.ts";

export interface GoingOn {
  readonly id: string;
  /** The date of a daily run. */
  readonly date: string;
  readonly state: RunState;
}

/** A run that cannot be resumed, and why. */
export interface Stuck {
  readonly id: string;
  readonly why: Refusal;
}

interface ResumableRuns {
  readonly goingOn?: GoingOn;
  readonly stuck: readonly Stuck[];
}

/** The last played unfinished run, and those that can no longer be played; tours are excluded. */
export const runsBegun = async (): Promise<ResumableRuns> => {
  const { running, load } = await store;
  const stuck: Stuck[] = [];
  for (const { id, occasion } of await running({ game: "thirteen" })) {
    const stored = occasion?.kind === "tour" ? undefined : await load(id);
    if (stored?.ok !== true || stored.value === undefined) continue;
    const record = recordOf(stored.value);
    const resumed = Match.resume(rulesBegunBy(record.version), record);
    if (!resumed.ok) stuck.push({ id, why: resumed.refusal });
    else {
      const isDays = occasion?.kind === "daily" || occasion?.kind === "again";
      const goingOn = { id, date: isDays ? (occasion?.about ?? "") : "", state: resumed.value.match.state };
      return { goingOn, stuck };
    }
  }
  return { stuck };
};

/** Resigns the match, so that it counts as far as it came. */
const abandonRun = async ({ id }: GoingOn): Promise<void> => {
  const table = await openTable(id, { take: true });
  if (!table.ok) return;
  await table.value.resign();
  table.value.close();
};

/** One run at a time: asks before abandoning the one in progress. Reads it again, since the screen may be stale. */
export const makeWay = async (): Promise<boolean> => {
  const { goingOn } = await runsBegun();
  if (goingOn === undefined) return true;
  const texts = words.value.lobby;
  if (!(await confirm({ title: texts.abandonAsk, yes: texts.abandon, no: texts.keep }))) return false;
  await abandonRun(goingOn);
  return true;
};

export const putAway = async ({ id }: Stuck): Promise<void> => (await store).forget(id);

/** Deletes unfinished tours. */
export const clearTours = async (): Promise<void> => {
  const { running, forget } = await store;
  for (const { id, occasion } of await running({ game: "thirteen" })) if (occasion?.kind === "tour") await forget(id);
};
