/** Duels between people, apart from those against the house: what is kept of one, the tally by name, and what it earns. */
import { boolean, integer, object, oneOf, type Schema, string } from "@turnlight/kernel/schema";
import { difficulties } from "../rules/index.ts";
import { type Duel, type DuelEnding, endings } from "./achievements.ts";
import { type PastGame, type PlayerShape, tiltOf } from "./fairness.ts";

export interface PersonSide extends PlayerShape {
  readonly name: string;
  readonly won: boolean;
  readonly misses: number;
  readonly limit: number;
  readonly turns: number;
}

export interface PeopleDuel {
  readonly at: number;
  readonly isOnline: boolean;
  readonly how: DuelEnding;
  /** Whoever owns the device, and the other. */
  readonly mine: PersonSide;
  readonly theirs: PersonSide;
}

/** Older duels say little about today. */
const latest = 12;

const count = integer(0);
const side: Schema<PersonSide> = object({
  name: string(0, 40),
  won: boolean,
  grid: integer(6, 12),
  words: integer(3, 4),
  difficulty: oneOf(...difficulties),
  misses: count,
  limit: count,
  turns: count,
});

export const readPeopleDuel: Schema<PeopleDuel> = object({
  at: count,
  isOnline: boolean,
  how: oneOf(...endings),
  mine: side,
  theirs: side,
});

/** Duels won and played against each person, the most frequent first. */
export const tallyByName = (
  duels: readonly PeopleDuel[],
): readonly { readonly name: string; readonly won: number; readonly played: number }[] =>
  [...new Set(duels.map(({ theirs }) => theirs.name))]
    .map((name) => {
      const against = duels.filter(({ theirs }) => theirs.name === name);
      return { name, won: against.filter(({ mine }) => mine.won).length, played: against.length };
    })
    .toSorted((one, two) => two.played - one.played);

/** The games between two people, as the first of them saw them. */
export const gamesBetween = (duels: readonly PeopleDuel[], one: string, two: string): readonly PastGame[] =>
  duels.flatMap(({ mine, theirs }) => {
    if (mine.name === one && theirs.name === two) return [{ won: mine.won, tilt: tiltOf([mine, theirs]) }];
    if (mine.name === two && theirs.name === one) return [{ won: theirs.won, tilt: tiltOf([theirs, mine]) }];
    return [];
  });

/** The latest duels against a bot, as games between the player and it: its board was as large as theirs, on Normal. */
export const gamesAgainst = (duels: readonly Duel[], opponent: string): readonly PastGame[] =>
  duels
    .filter((duel) => duel.opponent === opponent)
    .slice(-latest)
    .map(({ won, difficulty, grid }) => {
      const theirs = { grid, words: 3, difficulty: "normal" } as const;
      return { won, tilt: tiltOf([{ ...theirs, difficulty }, theirs]) };
    });

export const peopleDeeds = ["face-to-face", "good-company", "against-the-odds"] as const;
export type PeopleDeed = (typeof peopleDeeds)[number];

const company = 10;

/** The duel with which the owner of the device has earned it; undefined if none has. In the order they were played. */
export const earningPeopleDuel = (duels: readonly PeopleDuel[], deed: PeopleDeed): PeopleDuel | undefined => {
  switch (deed) {
    case "face-to-face":
      return duels.find(({ mine }) => mine.won);
    case "good-company":
      return duels[company - 1];
    case "against-the-odds":
      return duels.find(({ mine, theirs }) => mine.won && tiltOf([mine, theirs]) < 0);
  }
};

/** How far a counted one has come; undefined for one that happens in a single duel. */
export const peopleDeedProgress = (
  duels: readonly PeopleDuel[],
  deed: PeopleDeed,
): { readonly done: number; readonly of: number } | undefined =>
  deed === "good-company" ? { done: Math.min(company, duels.length), of: company } : undefined;

/** What the owner of the device has earned against people. */
export const peopleDeedsIn = (duels: readonly PeopleDuel[]): readonly PeopleDeed[] =>
  peopleDeeds.filter((deed) => earningPeopleDuel(duels, deed) !== undefined);

/** What the last of them has earned for the first time. */
export const newPeopleDeeds = (duels: readonly PeopleDuel[]): readonly PeopleDeed[] => {
  const before = peopleDeedsIn(duels.slice(0, -1));
  return peopleDeedsIn(duels).filter((deed) => !before.includes(deed));
};
