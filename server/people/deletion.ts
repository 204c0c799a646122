/** Deletes a guest: gives up their seats, removes their name from every match, and deletes their data. */
import { accept } from "@turnlight/kernel";
import type { OnlineStore } from "../store/store.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { seatOf, standUp, withoutGuest } from "../tables/table-record.ts";

/** Replaces the deleted name. */
const nobody = "—";

const leave = async (table: OnlineTable, guest: string, store: OnlineStore): Promise<void> => {
  const seat = seatOf(table.record, guest);
  if (seat === undefined) return;
  const { match } = table;
  if (match !== undefined && match.match.outcome === undefined)
    await table.command(seat, { id: `deleted ${guest}`, match: match.id, deed: { kind: "resign" } });
  // Renamed before the table changes: viewers reload the match on that change.
  for (const id of await table.matches()) await store.renameSitter(id, seat, nobody);
  await table.change((record) => {
    const left = standUp(record, seat);
    return accept({ record: left.ok ? left.value : withoutGuest(record, guest, nobody), with: undefined });
  });
};

export const deleteGuest = async (
  guest: string,
  { hall, store }: { readonly hall: TableDirectory; readonly store: OnlineStore },
) => {
  for (const id of await store.everSat(guest)) {
    const table = await hall.table(id);
    if (table.ok) await leave(table.value, guest, store);
  }
  await store.forgetFriends(guest);
  await store.forgetProfile(guest);
  await store.forgetEntries(guest);
  await store.forgetChallenges(guest);
  await store.forgetHostedCourses(guest);
  await store.forgetLevels(guest);
  await store.forgetRatings(guest);
  await store.forgetShownRecords(guest);
  await store.forgetSync(guest);
  await store.forgetGuest(guest);
};
