/**
 * What a finished match means beyond itself: trophies, the landlady's level, what was shown of one's habits, and how a
 * match of a tournament went. A lesson means nothing.
 */
import {
  type Aftermath,
  accept,
  dayOf,
  type FinishedMatch,
  isDay,
  Match,
  quote,
  type Result,
  refuse,
  winners,
} from "@turnlight/kernel";
import { readMemory, writeMemory } from "../bots/hybrid/acquaintance.ts";
import { noMemory, remember } from "../bots/hybrid/memory.ts";
import { mostLevel } from "../content/presets.ts";
import { rules } from "../rules/index.ts";
import { achievementsFor, type ZonkAchievement, zonkAchievements } from "./achievements.ts";

/** How a person's turns of one match ended. */
interface TurnsCounted {
  readonly banked: number;
  readonly zonked: number;
  /** The most that one turn added. */
  readonly best: number;
}

/** What one match was worth. */
export interface ZonkResult {
  readonly won: boolean;
  readonly trophies: readonly ZonkAchievement[];
  /** The landlady sat there: she follows. */
  readonly landlady: boolean;
  /** How the person banked and rolled on in this match, as the learning opponent remembers it. */
  readonly habits: string;
  /** By seat. */
  readonly scores: readonly number[];
  /** The day whose table it was, and how it went there; nothing for any other. */
  readonly day?: ZonkDay & { readonly date: string };
  /** Nothing where it was played before turns were counted. */
  readonly turns?: TurnsCounted;
}

/** One day's table: the first match that was played at it. */
export interface ZonkDay {
  readonly won: boolean;
  /** The person's, and the best of the others. */
  readonly score: number;
  readonly other: number;
  /** Begun on the day itself, so that it counts for the streak. */
  readonly inTime: boolean;
}

/** What all matches add up to. */
export interface ZonkStanding {
  readonly trophies: readonly ZonkAchievement[];
  /** Where the landlady stands, from 0 to 100. */
  readonly level: number;
  readonly days: Readonly<Record<string, ZonkDay>>;
}

/** The landlady moves up after a win, down after a loss. */
const step = 6;
const firstLevel = 50;
/** The tournament's last round. */
const final = 2;

/** Where in a tournament a match belongs, as its occasion says it: `round match`, from 0. */
export const placeInTournament = (round: number, match: number): string => `${round} ${match}`;

const isFinal = ({ occasion }: FinishedMatch): boolean =>
  occasion?.kind === "tournament" && occasion.about === placeInTournament(final, 0);

/** A bot's name by which it follows one's results. */
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

/** A day's table that was begun on its day belongs to it, also where it was begun anew after midnight. */
const dayIn = ({ occasion, scores, seat, begun, since = begun }: FinishedMatch, won: boolean) => {
  const date = occasion?.about ?? "";
  const other = Math.max(0, ...scores.filter((_, at) => at !== seat));
  return { date, won, score: scores[seat] ?? 0, other, inTime: dayOf(since) === date };
};

const result = (ended: FinishedMatch): ZonkResult | undefined => {
  if (ended.occasion?.kind === "lesson" || ended.bots[ended.seat] !== undefined) return undefined;
  const won = winners(ended.scores).includes(ended.seat);
  const habits = remember(noMemory, ended.record, ended.seat);
  const turns = turnsIn(ended);
  return {
    won,
    trophies: trophiesIn(ended, won),
    landlady: ended.bots.some((bot) => bot !== undefined && isLandlady(bot)),
    habits: writeMemory(habits.ok ? habits.value : noMemory),
    scores: ended.scores,
    ...(ended.occasion?.kind === "daily" && isDay(ended.occasion.about) && { day: dayIn(ended, won) }),
    ...(turns !== undefined && { turns }),
  };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wrong = (what: string) => refuse("bad-field", `${quote(what)} is not as it should be`);

const readTrophies = (value: unknown): readonly ZonkAchievement[] | undefined =>
  Array.isArray(value) ? zonkAchievements.filter((trophy) => value.includes(trophy)) : undefined;

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

const isTurns = (value: unknown): value is TurnsCounted =>
  isObject(value) && ["banked", "zonked", "best"].every((name) => isCount(value[name]));

const isZonkDay = (value: unknown): value is ZonkDay =>
  isObject(value) &&
  typeof value["won"] === "boolean" &&
  typeof value["inTime"] === "boolean" &&
  ["score", "other"].every((name) => typeof value[name] === "number");

const isDated = (value: unknown): value is NonNullable<ZonkResult["day"]> =>
  isZonkDay(value) && "date" in value && typeof value.date === "string" && isDay(value.date);

const isDays = (value: unknown): value is ZonkStanding["days"] =>
  isObject(value) && Object.entries(value).every(([date, day]) => isDay(date) && isZonkDay(day));

const readResult = (value: unknown): Result<ZonkResult> => {
  if (!isObject(value)) return wrong("result");
  const { won, landlady, habits, scores, day, turns } = value;
  const got = readTrophies(value["trophies"]);
  if (typeof won !== "boolean" || typeof landlady !== "boolean" || got === undefined) return wrong("result");
  if (typeof habits !== "string" || !readMemory(habits).ok) return wrong("habits");
  if (!Array.isArray(scores) || !scores.every((score) => typeof score === "number")) return wrong("scores");
  if (day !== undefined && !isDated(day)) return wrong("day");
  if (turns !== undefined && !isTurns(turns)) return wrong("turns");
  return accept({
    won,
    landlady,
    habits,
    scores,
    trophies: got,
    ...(day !== undefined && { day }),
    ...(turns !== undefined && { turns }),
  });
};

const readStanding = (value: unknown): Result<ZonkStanding> => {
  if (!isObject(value)) return wrong("standing");
  // A standing from before there were daily tables has no days.
  const { level, days = {} } = value;
  const got = readTrophies(value["trophies"]);
  const isLevel = typeof level === "number" && Number.isInteger(level) && level >= 0 && level <= mostLevel;
  return isLevel && isDays(days) && got !== undefined ? accept({ level, days, trophies: got }) : wrong("standing");
};

/** A day's table counts once: whoever sits down again knows the dice. */
const withDay = (days: ZonkStanding["days"], { day }: ZonkResult): ZonkStanding["days"] => {
  if (day === undefined || days[day.date] !== undefined) return days;
  const { date, ...played } = day;
  return { ...days, [date]: played };
};

export const aftermath: Aftermath<ZonkResult, ZonkStanding> = {
  result,
  start: { trophies: [], level: firstLevel, days: {} },
  add: (standing, { result }) => {
    const { won, landlady, trophies: more } = result;
    return {
      trophies: zonkAchievements.filter((trophy) => standing.trophies.includes(trophy) || more.includes(trophy)),
      level: landlady ? Math.max(0, Math.min(mostLevel, standing.level + (won ? step : -step))) : standing.level,
      days: withDay(standing.days, result),
    };
  },
  readResult,
  readStanding,
};
