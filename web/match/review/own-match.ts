/** Whether decisions are one's own: the match was played on this device, and a person sat there. */
import { peopleOf, recordOf, tableAfterLog } from "@turnlight/host";
import { writeRecord } from "@turnlight/kernel";
import { store } from "../../store/device-store.ts";
import type { ReviewRequest } from "./progress.ts";

/** As far back as one looks. */
const most = 200;

export const isOwnMatch = async ({ record, game, seat }: ReviewRequest): Promise<boolean> => {
  const opened = await store;
  for (const { id } of await opened.finished({ game, limit: most })) {
    const match = await opened.archived(id);
    if (match === undefined || !peopleOf(tableAfterLog(match).sitters).includes(seat)) continue;
    if (writeRecord(recordOf(match)) === record) return true;
  }
  return false;
};
