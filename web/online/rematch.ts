/** The state of a rematch between people: the text a viewer sees, and what they can do. */

import { peopleOf, type Sight } from "@turnlight/host";
import { limits } from "@turnlight/wire";
import { list } from "../language/format.ts";
import type { OnlineTexts } from "./words.en.ts";

export interface RematchPlace {
  readonly sight: Pick<Sight, "viewer" | "laid" | "rematch" | "outcome">;
  /** Seats whose people are connected. */
  readonly here: readonly number[];
  readonly clock: number | undefined;
  /** The next match has begun without this page. */
  readonly hasBegun: boolean;
  /** Until when the offers stand, by this device's clock. */
  readonly until?: number | undefined;
  nameOf(seat: number): string;
}

export interface RematchState {
  /** May offer; has offered; was offered; spectates; or may follow to the match that has begun. */
  readonly kind: "open" | "waiting" | "offered" | "watching" | "begun";
  readonly text: string;
  /** What one would agree to. */
  readonly about?: string;
  /** Until when there is an answer to be given, by this device's clock. */
  readonly until?: number;
}

/**
 * Who would begin the rematch: everybody takes turns at it, in a series whoever lost. Undefined where a game does not
 * say who begins.
 */
const nextStarter = ({ laid: { config, sitters }, outcome }: RematchPlace["sight"]): number | undefined => {
  const first = /(?:^|\s)first=(\d+)/.exec(config)?.[1];
  const isSeries = /(?:^|\s)best=[2-9]/.test(config);
  if (isSeries && outcome !== undefined) return outcome.scores.indexOf(Math.min(...outcome.scores));
  return first === undefined ? undefined : (Number(first) + 1) % sitters.length;
};

/** A rematch against bots alone needs nobody's agreement. */
export const needsConsent = ({ sitters }: Sight["laid"]): boolean => peopleOf(sitters).length > 1;

export const rematchAt = (place: RematchPlace, labels: OnlineTexts["rematch"]): RematchState => {
  const { sight, here, clock, hasBegun, until, nameOf } = place;
  const { viewer, rematch } = sight;
  if (hasBegun) return { kind: "begun", text: labels.begun };
  const named = (seats: readonly number[]): string => list(seats.map(nameOf));
  const isAway = (seat: number): boolean => seat !== viewer && !here.includes(seat);
  const isHurried = clock !== undefined && clock < limits.unhurriedClock;
  // Same rule as on the server: with a fast clock, an absent player's wish does not count.
  const wants = (rematch?.wants ?? []).filter((seat) => !isHurried || !isAway(seat));
  const others = wants.filter((seat) => seat !== viewer);
  const offered = others.length === 0 ? "" : labels.theirs(named(others), others.length);
  const limit = until === undefined || wants.length === 0 ? {} : { until };
  const expired = rematch?.expired ?? [];
  const hasExpired =
    expired.length === 0
      ? ""
      : expired.some((seat) => seat === viewer)
        ? labels.ownExpired
        : labels.expired(named(expired));
  if (viewer === "spectator") return { kind: "watching", text: offered || hasExpired, ...limit };
  const missing = peopleOf(sight.laid.sitters).filter((seat) => seat !== viewer && !wants.includes(seat));
  const away = missing.filter(isAway);
  const left = away.length === 0 ? "" : labels.left(named(away), away.length);
  const starter = nextStarter(sight);
  const about =
    starter === undefined ? labels.same : starter === viewer ? labels.youBegin : labels.begins(nameOf(starter));
  const joined = (...texts: readonly string[]): string => texts.filter((text) => text !== "").join(" ");
  if (wants.includes(viewer))
    return { kind: "waiting", text: joined(labels.waiting(named(missing)), left), about, ...limit };
  if (others.length > 0) return { kind: "offered", text: joined(offered, left), about, ...limit };
  const declined = rematch?.declined;
  const turnedDown = declined === undefined || declined === viewer ? "" : labels.declined(nameOf(declined));
  return { kind: "open", text: joined(turnedDown, hasExpired, left) };
};
