/** How things stand between people who may want another match: what one is told, and what one can do about it. */
import { peopleOf, type Snapshot } from "@turnlight/host";
import { limits } from "@turnlight/wire";
import type { OnlineTexts } from "./words.en.ts";

export interface RematchPlace {
  readonly sight: Pick<Snapshot, "viewer" | "laid" | "rematch">;
  /** Seats whose people are connected. */
  readonly here: readonly number[];
  readonly clock: number | undefined;
  /** The next match has begun without this page. */
  readonly hasBegun: boolean;
  nameOf(seat: number): string;
}

export interface RematchState {
  /** One may offer; has offered; is offered; only looks on; or may follow to what has begun. */
  readonly kind: "open" | "waiting" | "offered" | "watching" | "begun";
  readonly text: string;
}

/** Against bots alone nobody has to be asked. */
export const needsConsent = ({ sitters }: Snapshot["laid"]): boolean => peopleOf(sitters).length > 1;

export const rematchAt = (place: RematchPlace, said: OnlineTexts["rematch"]): RematchState => {
  const { sight, here, clock, hasBegun, nameOf } = place;
  const { viewer, rematch } = sight;
  if (hasBegun) return { kind: "begun", text: said.begun };
  const named = (seats: readonly number[]): string => seats.map(nameOf).join(", ");
  const isAway = (seat: number): boolean => seat !== viewer && !here.includes(seat);
  const isHurried = clock !== undefined && clock < limits.unhurriedClock;
  // As the server counts: with a fast clock nobody is drawn into a match they are not there for.
  const wants = (rematch?.wants ?? []).filter((seat) => !isHurried || !isAway(seat));
  const others = wants.filter((seat) => seat !== viewer);
  const offered = others.length === 0 ? "" : said.theirs(named(others), others.length);
  if (viewer === "spectator") return { kind: "watching", text: offered };
  const missing = peopleOf(sight.laid.sitters).filter((seat) => seat !== viewer && !wants.includes(seat));
  const away = missing.filter(isAway);
  const left = away.length === 0 ? "" : said.left(named(away), away.length);
  const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== "").join(" ");
  if (wants.includes(viewer)) return { kind: "waiting", text: joined(said.waiting(named(missing)), left) };
  if (others.length > 0) return { kind: "offered", text: joined(offered, left) };
  const declined = rematch?.declined;
  const turnedDown = declined === undefined || declined === viewer ? "" : said.declined(nameOf(declined));
  return { kind: "open", text: joined(turnedDown, left) };
};
