/** Progress in the career, derived from the results of its matches one by one. */
import type { FinishedMatch } from "@turnlight/kernel";
import { boolean, integer, object, oneOf, record, type Schema, string } from "@turnlight/kernel/schema";
import { type CareerBot, type CareerRung, career, careerBots, careerConfig, rungOf } from "../content/career.ts";
import { configText } from "../rules/config.ts";

/** A match of the career, as its result states it. */
export interface CareerResult {
  readonly bot: CareerBot;
  readonly won: boolean;
}

/** How one stands against a regular: the current series, and whether the trophy was won. */
export interface CareerSeries {
  readonly won: number;
  readonly lost: number;
  readonly beaten: boolean;
  /** Every match played against them. */
  readonly matches: number;
}

/** By bot; those one has not met are left out. */
export type CareerStanding = Readonly<Record<string, CareerSeries>>;

export const freshSeries: CareerSeries = { won: 0, lost: 0, beaten: false, matches: 0 };

/** The occasion of a match of the career. */
export const careerOccasion = "career";

/** The opponent's name without what it has learned. */
const plain = (bot: string | undefined): string => bot?.split(";")[0] ?? "";

/** Undefined if it was no match of the career, or not on the terms of its rung. */
export const careerResultOf = (ended: FinishedMatch, won: boolean): CareerResult | undefined => {
  const { occasion, bots, record: played, seat } = ended;
  const rung = occasion?.kind === careerOccasion ? rungOf(occasion.about) : undefined;
  const config = configText.read(played.config);
  if (rung === undefined || !config.ok || bots.length !== 2 || plain(bots[1 - seat]) !== rung.bot) return undefined;
  const asked = careerConfig(rung);
  const isOnTerms = configText.write({ ...config.value, first: asked.first }) === configText.write(asked);
  return isOnTerms ? { bot: rung.bot, won } : undefined;
};

/** A series that is over leaves an empty one. */
const after = ({ wins }: CareerRung, before: CareerSeries, won: boolean): CareerSeries => {
  const now = {
    ...before,
    won: before.won + (won ? 1 : 0),
    lost: before.lost + (won ? 0 : 1),
    matches: before.matches + 1,
  };
  const isOver = now.won >= wins || now.lost >= wins;
  return isOver ? { ...now, won: 0, lost: 0, beaten: before.beaten || now.won >= wins } : now;
};

export const withCareer = (standing: CareerStanding, result: CareerResult | undefined): CareerStanding => {
  const rung = result === undefined ? undefined : rungOf(result.bot);
  if (result === undefined || rung === undefined) return standing;
  return { ...standing, [rung.bot]: after(rung, standing[rung.bot] ?? freshSeries, result.won) };
};

export const isBeaten = (standing: CareerStanding, bot: string): boolean => standing[bot]?.beaten === true;

/** The lowest rung whose trophy is missing; undefined at the top. */
export const nextRung = (standing: CareerStanding): CareerRung | undefined =>
  career.find(({ bot }) => !isBeaten(standing, bot));

/** One may play the next regular, and anybody beaten before. */
export const isOpenRung = (standing: CareerStanding, bot: string): boolean =>
  isBeaten(standing, bot) || nextRung(standing)?.bot === bot;

const count = integer(0);

export const readCareerResult: Schema<CareerResult> = object({ bot: oneOf(...careerBots), won: boolean });
export const readCareer: Schema<CareerStanding> = record(
  string(),
  object({ won: count, lost: count, beaten: boolean, matches: count }),
);
