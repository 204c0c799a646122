/** Why an opponent decided so, in a sentence or two: the reason that decided, and the figure it turned on. */
import { type Because, becauses } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { ZonkTexts } from "../words/texts.en.ts";

/** How figures are written in the language of the page. */
export interface NumberFormat {
  percent(chance: number, digits?: number): string;
  number(value: number): string;
}

export const isBecause = (value: unknown): value is Because => becauses.some((because) => because === value);

const figure = (why: Reasons, key: string): number | undefined => {
  const value = why[key];
  return typeof value === "number" ? value : undefined;
};

/** What its mind's dice decided, has a chance; what a rule decided, has none. */
const isOpen = (chance: number | undefined): chance is number => chance !== undefined && chance > 0 && chance < 1;

const detailIn = (
  said: ZonkTexts["reasons"],
  because: Because,
  why: Reasons,
  { percent, number }: NumberFormat,
): string | undefined => {
  const stop = figure(why, "stopChance");
  const limit = figure(why, "limit");
  const winning = figure(why, "winningChance");
  const other = figure(why, "otherChance");
  switch (because) {
    case "momentum":
    case "two dice early":
    case "points cap":
      return isOpen(stop) ? said.stopped(percent(stop, 0)) : undefined;
    case "behind":
    case "chasing":
    case "low risk":
    case "nothing speaks against it":
      return isOpen(stop) ? said.dared(percent(stop, 0)) : undefined;
    case "limit reached":
    case "below its limit":
      return limit === undefined
        ? undefined
        : said.limit(number(figure(why, "turnPoints") ?? 0), number(Math.round(limit)));
    case "banking wins more":
    case "rolling wins more":
      return winning === undefined || other === undefined ? undefined : said.against(percent(winning), percent(other));
    default:
      return winning === undefined ? undefined : said.winning(percent(winning));
  }
};

/** Nothing known about a reason is said as nothing decided. */
export const reasonIn = (said: ZonkTexts["reasons"], why: Reasons, figures: NumberFormat): string => {
  const { because } = why;
  if (!isBecause(because)) return said.none;
  const detail = detailIn(said, because, why, figures);
  return detail === undefined ? said.because[because] : `${said.because[because]} ${detail}`;
};
