/** Who has been away for so long that the others may claim the win or a draw. */
import { accept, type Result, refuse, type Seat } from "@turnlight/kernel";
import type { SeatPresence } from "@turnlight/wire";
import { countedBetween } from "./pauses.ts";
import type { TableRecord } from "./table-record.ts";

/** The seats to move that have been away for as long as the table says, or how long it will take. */
export const absentees = (
  { claim, chairs }: Pick<TableRecord, "claim" | "chairs">,
  waiting: readonly Seat[],
  { presenceOf, now, isOver }: { presenceOf(seat: Seat): SeatPresence; readonly now: number; readonly isOver: boolean },
): Result<readonly Seat[]> => {
  if (claim === undefined)
    return refuse("no-claims", "nothing can be claimed at this table", { right: "to wait for the clock" });
  const waited = waiting.flatMap((seat) => {
    const { state, since } = presenceOf(seat);
    return chairs[seat]?.kind === "person" && state !== "connected"
      ? [{ seat, left: countedBetween(now, since + claim * 1000, []) }]
      : [];
  });
  const absent = waited.filter(({ left }) => left === 0).map(({ seat }) => seat);
  if (absent.length > 0 || isOver) return accept(absent);
  const least = Math.min(...waited.map(({ left }) => left));
  return refuse("nobody-absent", "nobody has been away for long enough", {
    right: "to wait a little",
    ...(waited.length > 0 && { values: { seconds: Math.ceil(least / 1000) } }),
  });
};
