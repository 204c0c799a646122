/** The formats of list rows, results and standings: all that a game's lobby reads. */
import type { MatchHeader, Sitter } from "@turnlight/host";
import {
  boolean,
  integer,
  json,
  list,
  number,
  object,
  refine,
  type Schema,
  string,
  tagged,
  timestamp,
} from "@turnlight/kernel/schema";
import type { Format } from "../format.ts";
import { avatar, colour, name } from "../profile-formats.ts";
import type { FinishedMatchRow, MatchResult, RunningMatch, StandingRow } from "./stored-match.ts";

/** A bot's name with all of its settings. */
const longestBot = 2000;
const mostSeats = 100;

/** Without a slash, which separates id and version in the keys of the log. */
export const matchId = refine(string(1, 100), (id) => !id.includes("/"), "a match's name without a slash");
export const gameName = string(1, 100);
export const seat = integer(0, mostSeats - 1);
export const readScores = list(number, mostSeats);
export const count = integer(0);

const readSitter: Schema<Sitter> = tagged("kind", {
  person: object({ name, colour, avatar }),
  bot: object({ bot: string(1, longestBot), name }),
});
export const readSitters = list(readSitter, mostSeats);
export const readSeries: Schema<MatchHeader["series"]> = object(
  { first: seat, results: list(readScores, 100_000) },
  { begun: timestamp },
);
export const readOccasion = object({ kind: string(1, 100), about: string(0, longestBot) });

export const readEarned = list(object({ seat, result: json }), mostSeats);

const listed = {
  id: matchId,
  game: gameName,
  sitters: readSitters,
  begun: timestamp,
  version: count,
  entries: count,
  notes: count,
};

export const runningFormat: Format<RunningMatch> = {
  name: "line of a running match",
  version: 1,
  read: object({ ...listed, touched: timestamp }, { occasion: readOccasion }),
};

export const finishedFormat: Format<FinishedMatchRow> = {
  name: "line of a finished match",
  version: 1,
  read: object(
    { ...listed, ended: timestamp, scores: readScores, earned: readEarned },
    { occasion: readOccasion, early: boolean },
  ),
};

export const resultFormat: Format<MatchResult> = {
  name: "result",
  version: 1,
  read: object(
    {
      match: string(1, 500),
      game: gameName,
      seat,
      begun: timestamp,
      ended: timestamp,
      won: boolean,
      score: number,
      decisions: count,
      judged: boolean,
    },
    { earned: object({ result: json }), early: boolean },
  ),
};

export const standingFormat: Format<StandingRow> = {
  name: "standing",
  version: 1,
  read: object({ game: gameName, standing: json }),
};
