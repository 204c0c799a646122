/** Who holds a shared device, and when a curtain must hide the board before it changes hands. */
import { type AnyMatch, isEqual, type Seat, type Viewer } from "@turnlight/kernel";

export interface Holder {
  readonly holder: Viewer;
  /** The seat that must take the device before anything hidden is shown. */
  readonly curtain?: Seat;
  /** An open table: everybody at the device sees what a spectator sees, and the player whose turn it is moves. */
  readonly open?: true;
}

export const nobody: Holder = { holder: "spectator" };
export const openTable: Holder = { holder: "spectator", open: true };

/** It is unknown who holds the device: if anybody has hidden information, the next person is asked for by name. */
const fromNobody = (match: AnyMatch, people: readonly Seat[], next: Seat | undefined): Holder => {
  const first = next ?? people[0];
  if (first === undefined) return nobody;
  const open = match.view("spectator");
  const secret = people.length > 1 && people.some((seat) => !isEqual(match.view(seat), open));
  return { holder: first, ...(secret && { curtain: first }) };
};

/** The person the match waits for; the first of them if it waits for several. */
export const onTurn = ({ turn }: AnyMatch, people: readonly Seat[]): Seat | undefined =>
  people.find((seat) => turn.kind === "seats" && turn.seats.includes(seat));

/** A curtain is needed only where the next holder may see something the last may not. */
export const nextHolder = (now: Holder, match: AnyMatch, people: readonly Seat[], isOpen: boolean): Holder => {
  if (isOpen && people.length > 1) return openTable;
  const { turn } = match;
  const waiting = turn.kind === "seats" ? turn.seats : [];
  const next = onTurn(match, people);
  const { holder } = now;
  if (holder === "spectator") return fromNobody(match, people, next);
  if (next === undefined || waiting.includes(holder)) return now;
  return isEqual(match.view(holder), match.view(next)) ? { holder: next } : { holder, curtain: next };
};
