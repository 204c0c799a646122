/** What of the profile is published, and back: without words, since whoever looks may speak another language. */
import { dayBefore, dayOf } from "@turnlight/kernel";
import type { PublishedProfile } from "@turnlight/wire";
import type { Profile } from "../../../store/index.ts";
import type { PersonFigures } from "./figures.ts";
import type { LoadedProfile } from "./load.ts";

/** As many days as the street shows. */
const daysPublished = 371;
/** One digit a day. */
const mostADay = 9;

interface PublishInput {
  readonly mine: Profile;
  /** Instead of an empty name. */
  readonly usualName: string;
  readonly streak: number;
  readonly found: LoadedProfile;
  readonly today: string;
}

export const publishedOf = ({ mine, usualName, streak, found, today }: PublishInput): PublishedProfile => {
  const { figures, games, medals } = found;
  const counts = new Map<string, number>();
  for (const at of figures.ended) counts.set(dayOf(at), (counts.get(dayOf(at)) ?? 0) + 1);
  const days = Array.from({ length: daysPublished }, (_, i) =>
    Math.min(mostADay, counts.get(dayBefore(today, daysPublished - 1 - i)) ?? 0),
  ).join("");
  return {
    name: mine.name || usualName,
    colour: mine.colour,
    avatar: mine.avatar,
    ...(figures.since !== undefined && { since: figures.since }),
    matches: figures.matches,
    ...(figures.wonShare !== undefined && { wonShare: figures.wonShare }),
    streak,
    ...(figures.accuracy !== undefined && { accuracy: figures.accuracy }),
    hours: figures.hours,
    days,
    until: today,
    games: games
      .filter(({ matches }) => matches > 0)
      .map(({ game, matches, won }) => ({ game, matches, ...(won !== undefined && { won }) })),
    achievements: medals
      .filter(({ got }) => got)
      .map(({ game, key, at }) => ({ game, key, ...(at !== undefined && { at }) })),
  };
};

/** The figures as the page shows them; each match of a day stands for its noon. */
export const figuresIn = (profile: PublishedProfile): PersonFigures => {
  const { days, until } = profile;
  const ended = [...days].flatMap((digit, i) => {
    const noon = Date.parse(`${dayBefore(until, days.length - 1 - i)}T12:00:00Z`);
    return Array.from({ length: Number(digit) }, () => noon);
  });
  return {
    matches: profile.matches,
    wonShare: profile.wonShare,
    since: profile.since,
    hours: profile.hours,
    accuracy: profile.accuracy,
    ended,
  };
};
