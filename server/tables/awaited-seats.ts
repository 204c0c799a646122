/** The guests a table waits for, for a move or an answer, with an id that differs from turn to turn. */
import type { AnyMatch, Seat } from "@turnlight/kernel";
import type { PendingNotification } from "../store/push.ts";
import type { OnlineTable } from "./online-table.ts";

/**
 * The number of the seat's last move; `undefined` if nobody else has moved since, because they then know that it is
 * still their turn.
 */
const turnOf = (match: AnyMatch, seat: Seat): number | undefined => {
  if (match.newest((by) => by !== "chance")?.by === seat) return undefined;
  return match.newest((by) => by === seat)?.n ?? 0;
};

/** What a guest is asked for, unless it is a move. */
const questions = ["rematch", "ready"] as const;
export type Question = (typeof questions)[number];

export const questionIn = ({ turn }: PendingNotification): Question | undefined =>
  questions.find((one) => turn.endsWith(` ${one}`));

/** Before the match: the last ones who have not said that they are ready, once everybody else has. */
const unreadySeats = ({ id, record }: OnlineTable): readonly PendingNotification[] => {
  const { ready, match, proposal } = record;
  const isOpen = record.chairs.some(({ kind }) => kind === "open");
  if (ready === undefined || ready.length === 0 || match !== undefined || proposal !== undefined || isOpen) return [];
  return record.chairs.flatMap((chair, seat) =>
    chair.kind === "person" && !ready.includes(seat) ? [{ guest: chair.guest, table: id, turn: `${id} ready` }] : [],
  );
};

/** Those who have not answered the offer of a rematch. */
const askedSeats = ({ id, record, match }: OnlineTable): readonly PendingNotification[] => {
  const wants = match?.rematchWanted ?? [];
  if (match === undefined || wants.length === 0) return [];
  return record.chairs.flatMap((chair, seat) =>
    chair.kind === "person" && chair.guest !== "" && !wants.includes(seat)
      ? [{ guest: chair.guest, table: id, turn: `${match.id} rematch` }]
      : [],
  );
};

export const awaitedSeats = (table: OnlineTable): readonly PendingNotification[] => {
  const { id, record, match, waiting } = table;
  const moves = waiting.flatMap((seat) => {
    const chair = record.chairs[seat];
    if (match === undefined || chair?.kind !== "person") return [];
    const turn = turnOf(match.match, seat);
    return turn === undefined ? [] : [{ guest: chair.guest, table: id, turn: `${match.id} ${turn}` }];
  });
  return [...moves, ...askedSeats(table), ...unreadySeats(table)];
};
