/** Whether a seat's decisions are the player's own: the match was played on this device, and a person had that seat. */
import { peopleOf, recordOf, tableAfterLog } from "@turnlight/host";
import { readRecord } from "@turnlight/kernel";
import { store } from "../../store/device-store.ts";
import { identityOf } from "./match-identity.ts";

/** A seat of a record. */
interface SeatOfRecord {
  /** In its canonical form. */
  readonly record: string;
  readonly game: string;
  readonly seat: number;
}

/** The number of recent matches to search. */
const most = 200;

export const isOwnMatch = async ({ record, game, seat }: SeatOfRecord): Promise<boolean> => {
  const read = readRecord(record);
  if (!read.ok) return false;
  const identity = identityOf(read.value);
  const opened = await store;
  for (const { id } of await opened.finished({ game, limit: most })) {
    const match = await opened.archived(id);
    if (match === undefined || !peopleOf(tableAfterLog(match).sitters).includes(seat)) continue;
    if (identityOf(recordOf(match)) === identity) return true;
  }
  return false;
};
