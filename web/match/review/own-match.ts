/** Whether decisions are one's own: the match was played on this device, and a person sat there. */
import { peopleOf, recordOf, tableAfterLog } from "@turnlight/host";
import { writeRecord } from "@turnlight/kernel";
import { store } from "../../store/device-store.ts";

/** A seat of a record. */
interface SeatOfRecord {
  /** In its usual form. */
  readonly record: string;
  readonly game: string;
  readonly seat: number;
}

/** As far back as one looks. */
const most = 200;

export const isOwnMatch = async ({ record, game, seat }: SeatOfRecord): Promise<boolean> => {
  const opened = await store;
  for (const { id } of await opened.finished({ game, limit: most })) {
    const match = await opened.archived(id);
    if (match === undefined || !peopleOf(tableAfterLog(match).sitters).includes(seat)) continue;
    if (writeRecord(recordOf(match)) === record) return true;
  }
  return false;
};
