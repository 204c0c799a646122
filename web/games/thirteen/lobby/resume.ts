/** The run in progress: where it stands, to go on with it, or to leave it behind. */
import { type RunState, rulesBegunBy } from "@turnlight/games/thirteen";
import { recordOf } from "@turnlight/host";
import { Match, type Refusal } from "@turnlight/kernel";
import { confirm, openTable, store } from "../shared.ts";
import { words } from "../words/words.ts";

export interface GoingOn {
  readonly id: string;
  /** The day of a daily run. */
  readonly date: string;
  readonly state: RunState;
}

/** A run that cannot go on, and why. */
export interface Stuck {
  readonly id: string;
  readonly why: Refusal;
}

interface ResumableRuns {
  readonly goingOn?: GoingOn;
  readonly stuck: readonly Stuck[];
}

/** The one played last that is not over, and those that cannot be played any more; a tour is nothing to go on with. */
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

/** It is given up at its table, so that it counts as far as it came. */
const abandonRun = async ({ id }: GoingOn): Promise<void> => {
  const table = await openTable(id, { take: true });
  if (!table.ok) return;
  await table.value.resign();
  table.value.close();
};

/** One run at a time: asks before the one in progress is given up. Looks anew, since a room shows what was there when it opened. */
export const makeWay = async (): Promise<boolean> => {
  const { goingOn } = await runsBegun();
  if (goingOn === undefined) return true;
  const said = words.value.lobby;
  if (!(await confirm({ title: said.abandonAsk, yes: said.abandon, no: said.keep }))) return false;
  await abandonRun(goingOn);
  return true;
};

export const putAway = async ({ id }: Stuck): Promise<void> => (await store).forget(id);

/** Tours that were left are not kept. */
export const clearTours = async (): Promise<void> => {
  const { running, forget } = await store;
  for (const { id, occasion } of await running({ game: "thirteen" })) if (occasion?.kind === "tour") await forget(id);
};
