/** Deleting a guest: their seats are given up, their name is taken off every match, and nothing leads back to them. */
import { accept } from "@turnlight/kernel";
import type { OnlineStore } from "../store/store.ts";
import type { Hall } from "../tables/hall.ts";
import type { OnlineTable } from "../tables/online-table.ts";
import { seatOf, standUp, withoutGuest } from "../tables/record.ts";

/** What stands where the name was. */
const nobody = "—";

const leave = async (table: OnlineTable, guest: string): Promise<void> => {
  const seat = seatOf(table.record, guest);
  if (seat === undefined) return;
  const { match } = table;
  if (match !== undefined && match.match.outcome === undefined)
    await table.command(seat, { id: `deleted ${guest}`, match: match.id, deed: { kind: "resign" } });
  await table.change((record) => {
    const left = standUp(record, seat);
    return accept({ record: left.ok ? left.value : withoutGuest(record, guest, nobody), with: undefined });
  });
};

export const forget = async (guest: string, { hall, store }: { readonly hall: Hall; readonly store: OnlineStore }) => {
  for (const id of await store.everSat(guest)) {
    const table = await hall.table(id);
    if (!table.ok) continue;
    const seat = seatOf(table.value.record, guest);
    await leave(table.value, guest);
    if (seat !== undefined)
      for (const match of await table.value.matches()) await store.renameSitter(match, seat, nobody);
    // What is in memory still has the name; whoever asks gets it back from what is kept.
    if (!table.value.watched) hall.drop(id);
  }
  await store.forgetGuest(guest);
};
