/**
 * What a finished match means beyond itself: trophies, the landlady's level, what was shown of one's habits, and how a
 * match of a tournament went. A lesson means nothing.
 */
import { type Aftermath, accept, type Ended, Match, quote, type Read, refuse, winners } from "@turnlight/kernel";
import { readMemory, writeMemory } from "./bots/hybrid/acquaintance.ts";
import { noMemory, remember } from "./bots/hybrid/memory.ts";
import { mostLevel } from "./content/presets.ts";
import { rules } from "./rules/index.ts";
import { type Trophy, trophies, trophiesFor } from "./trophies.ts";

/** What one match was worth. */
export interface ZonkResult {
  readonly won: boolean;
  readonly trophies: readonly Trophy[];
  /** The landlady sat there: she follows. */
  readonly landlady: boolean;
  /** How the person banked and rolled on in this match, as the learning opponent remembers it. */
  readonly habits: string;
  /** By seat. */
  readonly scores: readonly number[];
}

/** What all matches add up to. */
export interface ZonkStanding {
  readonly trophies: readonly Trophy[];
  /** Where the landlady stands, from 0 to 100. */
  readonly level: number;
}

/** The landlady moves up after a win, down after a loss. */
const step = 6;
const firstLevel = 50;
/** The tournament's last round. */
const final = 2;

/** Where in a tournament a match belongs, as its occasion says it: `round match`, from 0. */
export const placeInTournament = (round: number, match: number): string => `${round} ${match}`;

const isFinal = ({ occasion }: Ended): boolean =>
  occasion?.kind === "tournament" && occasion.about === placeInTournament(final, 0);

/** A bot's name by which it follows one's results. */
export const landladyAt = (level: number): string => `hybrid:${level}`;
export const isLandlady = (bot: string): boolean => /^hybrid:\d{1,3}$/.test(bot);

const trophiesIn = (ended: Ended, won: boolean): readonly Trophy[] => {
  const config = rules.configText.read(ended.record.config);
  const resumed = Match.resume(rules, ended.record);
  if (!config.ok || !resumed.ok) return [];
  const got = new Set<Trophy>(won && isFinal(ended) ? ["champion"] : []);
  const bots = ended.bots.filter((bot) => bot !== undefined);
  let view = rules.setup(config.value);
  for (const { state, told } of resumed.value.steps) {
    for (const { fact } of told)
      for (const trophy of trophiesFor(fact, { seat: ended.seat, view, bots })) got.add(trophy);
    view = state;
  }
  return trophies.filter((trophy) => got.has(trophy));
};

const result = (ended: Ended): ZonkResult | undefined => {
  if (ended.occasion?.kind === "lesson" || ended.bots[ended.seat] !== undefined) return undefined;
  const won = winners(ended.scores).includes(ended.seat);
  const habits = remember(noMemory, ended.record, ended.seat);
  return {
    won,
    trophies: trophiesIn(ended, won),
    landlady: ended.bots.some((bot) => bot !== undefined && isLandlady(bot)),
    habits: writeMemory(habits.ok ? habits.value : noMemory),
    scores: ended.scores,
  };
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const wrong = (what: string) => refuse("bad-field", `${quote(what)} is not as it should be`);

const readTrophies = (value: unknown): readonly Trophy[] | undefined =>
  Array.isArray(value) ? trophies.filter((trophy) => value.includes(trophy)) : undefined;

const readResult = (value: unknown): Read<ZonkResult> => {
  if (!isObject(value)) return wrong("result");
  const { won, landlady, habits, scores } = value;
  const got = readTrophies(value["trophies"]);
  if (typeof won !== "boolean" || typeof landlady !== "boolean" || got === undefined) return wrong("result");
  if (typeof habits !== "string" || !readMemory(habits).ok) return wrong("habits");
  if (!Array.isArray(scores) || !scores.every((score) => typeof score === "number")) return wrong("scores");
  return accept({ won, landlady, habits, scores, trophies: got });
};

const readStanding = (value: unknown): Read<ZonkStanding> => {
  if (!isObject(value)) return wrong("standing");
  const { level } = value;
  const got = readTrophies(value["trophies"]);
  const isLevel = typeof level === "number" && Number.isInteger(level) && level >= 0 && level <= mostLevel;
  return isLevel && got !== undefined ? accept({ level, trophies: got }) : wrong("standing");
};

export const aftermath: Aftermath<ZonkResult, ZonkStanding> = {
  result,
  start: { trophies: [], level: firstLevel },
  add: (standing, { result: { won, landlady, trophies: more } }) => ({
    trophies: trophies.filter((trophy) => standing.trophies.includes(trophy) || more.includes(trophy)),
    level: landlady ? Math.max(0, Math.min(mostLevel, standing.level + (won ? step : -step))) : standing.level,
  }),
  readResult,
  readStanding,
};
