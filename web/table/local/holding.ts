/** Who holds the device, and when a curtain must fall before it changes hands. */
import { type AnyMatch, type Seat, same, type Viewer } from "@turnlight/kernel";

export interface Holding {
  readonly holder: Viewer;
  /** The seat that must take the device before anything hidden is shown. */
  readonly curtain?: Seat;
}

export const nobody: Holding = { holder: "spectator" };

/** Anybody may hold the device now: where somebody has a secret, the next one is asked for by name. */
const fromNobody = (match: AnyMatch, people: readonly Seat[], next: Seat | undefined): Holding => {
  const first = next ?? people[0];
  if (first === undefined) return nobody;
  const open = match.view("spectator");
  const secret = people.length > 1 && people.some((seat) => !same(match.view(seat), open));
  return { holder: first, ...(secret && { curtain: first }) };
};

/** A curtain falls only where the next holder may see something the last may not. */
export const nextHolding = (now: Holding, match: AnyMatch, people: readonly Seat[]): Holding => {
  const { turn } = match;
  const waiting = turn.kind === "seats" ? turn.seats : [];
  const next = people.find((seat) => waiting.includes(seat));
  const { holder } = now;
  if (holder === "spectator") return fromNobody(match, people, next);
  if (next === undefined || waiting.includes(holder)) return now;
  return same(match.view(holder), match.view(next)) ? { holder: next } : { holder, curtain: next };
};
