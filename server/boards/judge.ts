/**
 * Judges a record that somebody sends: whether it was played on the course, by the rules it names, with the dice of its
 * seed, against the bots that were there, to its end; and what it came to.
 */
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { findGame } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import {
  type AnyGame,
  type AnyRules,
  accept,
  type BoardCourse,
  botSeed,
  Match,
  type MatchRecord,
  type Note,
  type Result,
  readRecord,
  refuse,
  rulesOf,
  type Seat,
  writeRecord,
} from "@turnlight/kernel";

/** What is judged. */
export interface JudgeRequest {
  readonly game: string;
  /** The key of a course of the game, a course somebody has made, or null for the record's own. */
  readonly course: string | BoardCourse | null;
  /** As `writeRecord` writes it. */
  readonly record: string;
  readonly notes: readonly Note[];
}

export interface JudgeVerdict {
  readonly score: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly helped: boolean;
  /** The version of the rules it was played by, and whether there are newer ones. */
  readonly version: number;
  readonly isOlder: boolean;
  /** What it was played on. */
  readonly course: BoardCourse;
  /** Nothing on the course is drawn or hidden. */
  readonly isOpen: boolean;
  /** Tells the same moves of the same match apart from others. */
  readonly fingerprint: string;
  /** The record as it is kept: without names and times of day, packed. */
  readonly packed: string;
}

const otherCourse = (what: string) =>
  refuse("other-course", `this was played with ${what}`, { right: "a match on this course" });

const botsIn = (record: MatchRecord, seats: number): readonly (string | null)[] =>
  Array.from({ length: seats }, (_, seat) => record.players?.[seat]?.bot ?? null);

/** Settings as the rules write them, so that the order they were given in does not matter. */
const writtenConfig = (rules: AnyRules, config: string): Result<string> => {
  const read = rules.configText.read(config);
  return read.ok ? accept(rules.configText.write(read.value)) : read;
};

const mostOpening = 1000;

/** What chance and bots do before the person's first decision. A bot's answer depends on the question alone. */
const openingOf = async (game: AnyGame, rules: AnyRules, course: Required<BoardCourse>): Promise<readonly string[]> => {
  const config = rules.configText.read(course.config);
  if (!config.ok) return [];
  const { match } = Match.begin(rules, config.value, { seed: course.seed });
  for (let moves = 0; moves < mostOpening; moves++) {
    const { turn } = match;
    const seat: Seat | undefined =
      turn.kind === "seats" ? turn.seats.find((one) => typeof course.bots[one] === "string") : undefined;
    const bot = seat === undefined ? undefined : course.bots[seat];
    if (seat === undefined || typeof bot !== "string") break;
    const dice = botSeed(course.seed, seat, match.length, rules.moment?.(match.state));
    const view = match.view(seat);
    const thought = await botThought(game, { game: rules.id, rules: rules.version, bot, seat, view, dice });
    if (!thought.ok || !match.play(seat, thought.value.text).ok) break;
  }
  return match.entries.map(({ by, move }) => `${by} ${move}`);
};

/** Made once for each course: a bot may think about it for a while. */
const openings = new Map<string, Promise<readonly string[]>>();
const mostOpenings = 500;

const knownOpening = (game: AnyGame, rules: AnyRules, course: Required<BoardCourse>): Promise<readonly string[]> => {
  if (course.bots.every((bot) => bot === null)) return Promise.resolve([]);
  const key = JSON.stringify([rules.id, rules.version, course.config, course.seed, course.bots]);
  const known = openings.get(key) ?? openingOf(game, rules, course);
  openings.delete(key);
  openings.set(key, known);
  const [oldest] = openings.keys();
  if (openings.size > mostOpenings && oldest !== undefined) openings.delete(oldest);
  return known;
};

/** Courses by their key; a day's level may take seconds to grow. */
const coursesByKey = new Map<string, Result<BoardCourse>>();
const mostCourses = 500;

const courseBy = async (game: AnyGame, key: string): Promise<Result<BoardCourse>> => {
  const name = `${game.rules.id} ${key}`;
  const known = coursesByKey.get(name) ?? (await game.courses?.())?.course(key);
  if (known === undefined) return refuse("no-board", "there are no boards for this game");
  coursesByKey.delete(name);
  coursesByKey.set(name, known);
  const [oldest] = coursesByKey.keys();
  if (coursesByKey.size > mostCourses && oldest !== undefined) coursesByKey.delete(oldest);
  return known;
};

/** A course, and whether nothing on it is drawn or hidden. */
export interface FoundCourse extends BoardCourse {
  readonly isOpen: boolean;
}

/** The course that a key stands for. */
export const courseOf = async (name: string, key: string): Promise<Result<FoundCourse>> => {
  const game = await findGame(name);
  if (!game.ok) return game;
  const course = await courseBy(game.value, key);
  return course.ok ? accept({ ...course.value, isOpen: (await game.value.courses?.())?.isOpen === true }) : course;
};

/** A record's own course has its dice, where there are any. */
const wantedCourse = async (
  game: AnyGame,
  course: JudgeRequest["course"],
  record: MatchRecord,
  isOpen: boolean,
): Promise<Result<BoardCourse>> => {
  if (typeof course === "string") return courseBy(game, course);
  if (course !== null) return accept(course);
  const { config, seed } = record;
  const rules = rulesOf(game, record.version);
  const read = rules.ok ? rules.value.configText.read(config) : rules;
  if (!rules.ok || !read.ok) return read.ok ? refuse("bad-record", "the record can't be replayed") : read;
  const bots = botsIn(record, rules.value.seats(read.value));
  if (bots.filter((bot) => bot === null).length !== 1)
    return refuse("not-alone", "this match had other people in it", { right: "a match played alone" });
  return accept({ config, ...(!isOpen && { seed }), bots });
};

/** A record of any finished match, replayed. */
export interface ReplayedRecord {
  readonly game: string;
  readonly scores: readonly number[];
  readonly fingerprint: string;
  /** Without names and times of day, packed. */
  readonly packed: string;
}

/** Replays a record with its dice, whoever played it. */
export const replayRecord = async (text: string): Promise<Result<ReplayedRecord>> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  const record = read.value;
  const game = await findGame(record.game);
  if (!game.ok) return game;
  const rules = rulesOf(game.value, record.version);
  if (!rules.ok) return rules;
  const resumed = Match.resume(rules.value, record, { verify: true });
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const { outcome } = match;
  if (outcome === undefined || steps.length !== record.entries.length)
    return refuse("not-finished", "the match isn't over", { right: "a finished match" });
  const players = botsIn(record, match.seats).map((bot) => ({ name: "", ...(bot !== null && { bot }) }));
  return accept({
    game: record.game,
    scores: outcome.scores,
    fingerprint: fingerprintOfMoves(record),
    packed: gzipSync(writeRecord(keptRecord(record, players))).toString("base64"),
  });
};

const keptRecord = ({ game, version, config, seed, entries }: MatchRecord, players: MatchRecord["players"]) => {
  const start = entries[0]?.at ?? 0;
  return {
    game,
    version,
    config,
    seed,
    entries: entries.map((entry) => ({ ...entry, at: Math.max(0, entry.at - start) })),
    ...(players !== undefined && { players }),
  };
};

const fingerprintOfMoves = ({ game, version, config, seed, entries }: MatchRecord): string =>
  createHash("sha256")
    .update(JSON.stringify([game, version, config, seed, entries.map(({ by, move }) => [by, move])]))
    .digest("hex");

export const judge = async ({
  game: name,
  course,
  record: text,
  notes,
}: JudgeRequest): Promise<Result<JudgeVerdict>> => {
  const read = readRecord(text);
  if (!read.ok) return read;
  const record = read.value;
  if (record.game !== name) return otherCourse("another game");
  const game = await findGame(name);
  if (!game.ok) return game;
  const courses = await game.value.courses?.();
  if (courses === undefined) return refuse("no-board", "there are no boards for this game");
  const wanted = await wantedCourse(game.value, course, record, courses.isOpen);
  if (!wanted.ok) return wanted;
  const rules = rulesOf(game.value, record.version);
  if (!rules.ok) return rules;
  const played = writtenConfig(rules.value, record.config);
  if (!played.ok) return played;
  // Older rules may lack settings that today's courses name: then they had what is usual today.
  const [asked, today] = [wanted.value.config, played.value].map((config) => writtenConfig(game.value.rules, config));
  if (!asked?.ok || !today?.ok || asked.value !== today.value) return otherCourse("other settings");
  if (wanted.value.seed !== undefined && wanted.value.seed !== record.seed) return otherCourse("other dice");
  const resumed = Match.resume(rules.value, record, { verify: true });
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const bots = botsIn(record, match.seats);
  if (JSON.stringify(bots) !== JSON.stringify(wanted.value.bots)) return otherCourse("other opponents");
  const { outcome } = match;
  if (outcome === undefined || outcome.stopped === true || steps.length !== record.entries.length)
    return refuse("not-finished", "the match isn't over", { right: "a finished match" });
  const opening = await knownOpening(game.value, rules.value, { config: played.value, seed: record.seed, bots });
  const moves = record.entries.slice(0, opening.length).map(({ by, move }) => `${by} ${move}`);
  if (opening.some((move, i) => move !== moves[i])) return otherCourse("a board that nobody hid");
  const result = courses.result({ state: match.state, steps, outcome, seat: bots.indexOf(null), notes });
  if (!result.ok) return result;
  const players = bots.map((bot) => ({ name: "", ...(bot !== null && { bot }) }));
  return accept({
    ...result.value,
    version: record.version,
    isOlder: record.version !== game.value.rules.version,
    isOpen: courses.isOpen,
    course: { ...wanted.value, config: played.value },
    fingerprint: fingerprintOfMoves({ ...record, config: played.value }),
    packed: gzipSync(writeRecord(keptRecord(record, players))).toString("base64"),
  });
};
