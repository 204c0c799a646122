/** The formats of what lists show, one line a match, and of what was earned: all that a hall needs to read. */
import type { MatchHeader, Sitter } from "@turnlight/host";
import type { Format } from "../format.ts";
import { avatar, colour, name } from "../profile-formats.ts";
import {
  choice,
  finite,
  form,
  isObject,
  listOf,
  moment,
  plain,
  type Reader,
  text,
  truth,
  whole,
  wrong,
} from "../reader.ts";
import type { FinishedMatch, MatchResult, RunningMatch, StandingRow } from "./stored-match.ts";

/** A bot's name with every one of its settings. */
const longestBot = 2000;
const mostSeats = 100;

/** The slash keeps ids and versions apart in the keys of the log. */
export const matchId: Reader<string> = (value) => {
  const read = text(1, 100)(value);
  return read.ok && read.value.includes("/") ? wrong(value, "a match's name without a slash") : read;
};
export const gameName = text(1, 100);
export const seat = whole(0, mostSeats - 1);
export const readScores = listOf(finite, mostSeats);
export const count = whole(0);

const readPerson = form({ kind: choice("person"), name, colour, avatar });
const readBot = form({ kind: choice("bot"), bot: text(1, longestBot), name });

const readSitter: Reader<Sitter> = (value) => {
  if (!isObject(value)) return wrong(value, "a person or a bot");
  return value["kind"] === "bot" ? readBot(value) : readPerson(value);
};
export const readSitters = listOf(readSitter, mostSeats);
export const readSeries: Reader<MatchHeader["series"]> = form(
  { first: seat, results: listOf(readScores, 100_000) },
  { begun: moment },
);
export const readOccasion = form({ kind: text(1, 100), about: text(0, longestBot) });

export const readEarned = listOf(form({ seat, result: plain }), mostSeats);

const listed = {
  id: matchId,
  game: gameName,
  sitters: readSitters,
  begun: moment,
  version: count,
  entries: count,
  notes: count,
};

export const runningFormat: Format<RunningMatch> = {
  name: "line of a running match",
  version: 1,
  read: form({ ...listed, touched: moment }, { occasion: readOccasion }),
};

export const finishedFormat: Format<FinishedMatch> = {
  name: "line of a finished match",
  version: 1,
  read: form(
    { ...listed, ended: moment, scores: readScores, earned: readEarned },
    { occasion: readOccasion, early: truth },
  ),
};

export const resultFormat: Format<MatchResult> = {
  name: "result",
  version: 1,
  read: form(
    {
      match: text(1, 500),
      game: gameName,
      seat,
      begun: moment,
      ended: moment,
      won: truth,
      score: finite,
      decisions: count,
      judged: truth,
    },
    { earned: form({ result: plain }), early: truth },
  ),
};

export const standingFormat: Format<StandingRow> = {
  name: "standing",
  version: 1,
  read: form({ game: gameName, standing: plain }),
};
