/**
 * The lasting effects of a finished match: trophies, the landlady's level, the player's observed habits, and the result
 * of a tournament match. A lesson has none.
 */
import { type Aftermath, accept, dayOf, type FinishedMatch, isDay, Match, winners } from "@turnlight/kernel";
import {
  boolean,
  date,
  integer,
  list,
  number,
  object,
  pipe,
  record,
  type Schema,
  string,
  unknown,
} from "@turnlight/kernel/schema";
import { readMemory, writeMemory } from "../bots/hybrid/acquaintance.ts";
import { noMemory, remember } from "../bots/hybrid/memory.ts";
import { career } from "../content/career.ts";
import { mostLevel } from "../content/presets.ts";
import { mostRounds } from "../rules/config.ts";
import { rules } from "../rules/index.ts";
import { achievementsFor, type ZonkAchievement, zonkAchievements } from "./achievements.ts";
import {
  type CareerResult,
  type CareerStanding,
  careerResultOf,
  isBeaten,
  nextRung,
  readCareer,
  readCareerResult,
  withCareer,
} from "./career.ts";
import { type DuplicateReport, reportDuplicate } from "./duplicate-report.ts";

/** How a person's turns of one match ended. */
interface TurnsCounted {
  readonly banked: number;
  readonly zonked: number;
  /** The most that one turn added. */
  readonly best: number;
}

/** The result of one match. */
export interface ZonkResult {
  readonly won: boolean;
  readonly trophies: readonly ZonkAchievement[];
  /** The landlady took part, whose level follows the player's results. */
  readonly landlady: boolean;
  /** How the person banked and rolled on in this match, in the form that the learning bot remembers. */
  readonly habits: string;
  /** By seat. */
  readonly scores: readonly number[];
  /** The day of a daily table, and the result there; left out for any other match. */
  readonly day?: ZonkDay & { readonly date: string };
  /** Left out if it was played before turns were counted. */
  readonly turns?: TurnsCounted;
  /** Left out for a match that was not part of the career. */
  readonly career?: CareerResult;
}

/** How a duplicate went, for the day's page and for boards: with the date and the points it is a board's entry. */
export interface DuplicateDay {
  /** The share of the par that the decisions kept, from 0 to 1. */
  readonly quality: number;
  /** What the Perfect player is expected to score. */
  readonly par: number;
  /** The score after every round, and the Perfect player's with the same dice. */
  readonly curve: readonly number[];
  readonly perfect: readonly number[];
}

/** The result of a daily table: the first match played at it. */
export interface ZonkDay {
  readonly won: boolean;
  /** The person's score, and the best of the others. */
  readonly score: number;
  readonly other: number;
  /** Begun on the day itself, so that it counts for the streak. */
  readonly inTime: boolean;
  /** Left out for the races that daily tables were before. */
  readonly duplicate?: DuplicateDay;
}

/** The totals of all matches. */
export interface ZonkStanding {
  readonly trophies: readonly ZonkAchievement[];
  /** The landlady's level, from 0 to 100. */
  readonly level: number;
  readonly days: Readonly<Record<string, ZonkDay>>;
  readonly career: CareerStanding;
}

/** The landlady moves up after a win, down after a loss. */
const step = 6;
const firstLevel = 50;
/** The tournament's last round. */
export const finalRound = 2;

/** The place of a match in a tournament, as its occasion states it: `round match`, from 0. */
export const placeInTournament = (round: number, match: number): string => `${round} ${match}`;

const isFinal = ({ occasion }: FinishedMatch): boolean =>
  occasion?.kind === "tournament" && occasion.about === placeInTournament(finalRound, 0);

/** The name of a bot whose level follows the player's results. */
export const landladyAt = (level: number): string => `hybrid:${level}`;
export const isLandlady = (bot: string): boolean => /^hybrid:\d{1,3}$/.test(bot);

const trophiesIn = (ended: FinishedMatch, won: boolean): readonly ZonkAchievement[] => {
  const config = rules.configText.read(ended.record.config);
  const resumed = Match.resume(rules, ended.record);
  if (!config.ok || !resumed.ok) return [];
  const got = new Set<ZonkAchievement>(won && isFinal(ended) ? ["champion"] : []);
  const bots = ended.bots.filter((bot) => bot !== undefined);
  let view = rules.setup(config.value);
  for (const { state, told } of resumed.value.steps) {
    for (const { fact } of told)
      for (const trophy of achievementsFor(fact, { seat: ended.seat, view, bots })) got.add(trophy);
    view = state;
  }
  return zonkAchievements.filter((trophy) => got.has(trophy));
};

const turnsIn = ({ record, seat }: FinishedMatch): TurnsCounted | undefined => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return undefined;
  const own = resumed.value.match.state.turns.filter((turn) => turn.seat === seat);
  return {
    banked: own.filter((turn) => turn.ended === "banked").length,
    zonked: own.filter((turn) => turn.ended === "zonked").length,
    best: own.reduce((best, { banked }) => Math.max(best, banked), 0),
  };
};

const duplicateIn = ({ quality, par, curve, perfect }: DuplicateReport): DuplicateDay => ({
  quality,
  par,
  curve,
  perfect,
});

/** A daily table that was begun on its day counts for that day, even if it was restarted after midnight. */
const dayIn = ({ occasion, record, scores, seat, begun, since = begun }: FinishedMatch, won: boolean) => {
  const date = occasion?.about ?? "";
  const other = Math.max(0, ...scores.filter((_, at) => at !== seat));
  const report = reportDuplicate(record, seat);
  const isDuplicate = report.ok && report.value.curve.length === report.value.perfect.length;
  return {
    date,
    won,
    score: report.ok ? report.value.points : (scores[seat] ?? 0),
    other,
    inTime: dayOf(since) === date,
    ...(isDuplicate && { duplicate: duplicateIn(report.value) }),
  };
};

const result = (ended: FinishedMatch): ZonkResult | undefined => {
  if (ended.occasion?.kind === "lesson" || ended.bots[ended.seat] !== undefined) return undefined;
  const won = winners(ended.scores).includes(ended.seat);
  const habits = remember(noMemory, ended.record, ended.seat);
  const turns = turnsIn(ended);
  const climbed = careerResultOf(ended, won);
  return {
    won,
    trophies: trophiesIn(ended, won),
    landlady: ended.bots.some((bot) => bot !== undefined && isLandlady(bot)),
    habits: writeMemory(habits.ok ? habits.value : noMemory),
    scores: ended.scores,
    ...(ended.occasion?.kind === "daily" && isDay(ended.occasion.about) && { day: dayIn(ended, won) }),
    ...(turns !== undefined && { turns }),
    ...(climbed !== undefined && { career: climbed }),
  };
};

const count = integer(0);

/** Trophies that no longer exist are dropped. */
const trophies = pipe(list(unknown), (names) => accept(zonkAchievements.filter((trophy) => names.includes(trophy))));

const habits = pipe(string(), (text) => {
  const memory = readMemory(text);
  return memory.ok ? accept(text) : memory;
});

const dayFields = { won: boolean, score: number, other: number, inTime: boolean };
const scores = list(number, mostRounds);
const dayExtras = { duplicate: object({ quality: number, par: number, curve: scores, perfect: scores }) };

const readResult: Schema<ZonkResult> = object(
  { won: boolean, trophies, landlady: boolean, habits, scores: list(number) },
  {
    day: object({ ...dayFields, date }, dayExtras),
    turns: object({ banked: count, zonked: count, best: count }),
    career: readCareerResult,
  },
);

const readStanding: Schema<ZonkStanding> = pipe(
  object(
    { trophies, level: integer(0, mostLevel) },
    {
      days: record(date, object(dayFields, dayExtras)),
      career: readCareer,
    },
  ),
  // Standings from before daily tables and the career were introduced have none.
  ({ days = {}, career: climbed = {}, ...standing }) => accept({ ...standing, days, career: climbed }),
);

/** A career's trophies need several matches, so they follow from the standing. */
const careerTrophies = (climbed: CareerStanding): readonly ZonkAchievement[] => [
  ...(career.some(({ bot }) => isBeaten(climbed, bot)) ? (["first-regular"] as const) : []),
  ...(nextRung(climbed) === undefined ? (["regular"] as const) : []),
];

/** A daily table counts only the first time, since its dice are known afterwards. */
const withDay = (days: ZonkStanding["days"], { day }: ZonkResult): ZonkStanding["days"] => {
  if (day === undefined || days[day.date] !== undefined) return days;
  const { date, ...played } = day;
  return { ...days, [date]: played };
};

export const aftermath: Aftermath<ZonkResult, ZonkStanding> = {
  result,
  start: { trophies: [], level: firstLevel, days: {}, career: {} },
  add: (standing, { result }) => {
    const { won, landlady } = result;
    const climbed = withCareer(standing.career, result.career);
    const has: readonly ZonkAchievement[] = [...standing.trophies, ...result.trophies, ...careerTrophies(climbed)];
    return {
      trophies: zonkAchievements.filter((trophy) => has.includes(trophy)),
      level: landlady ? Math.max(0, Math.min(mostLevel, standing.level + (won ? step : -step))) : standing.level,
      days: withDay(standing.days, result),
      career: climbed,
    };
  },
  readResult,
  readStanding,
};
