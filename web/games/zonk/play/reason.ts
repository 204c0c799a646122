/** An opponent's reason in a sentence or two: what decided, and the decisive figure. */
import { type Because, isBecause } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { ZonkTexts } from "../words/texts.en.ts";

/** Number formats of the page's locale. */
export interface NumberFormat {
  percent(chance: number, digits?: number): string;
  number(value: number): string;
}

const figure = (why: Reasons, key: string): number | undefined => {
  const value = why[key];
  return typeof value === "number" ? value : undefined;
};

/** Random decisions have a probability strictly between 0 and 1; rule-based ones do not. */
const isOpen = (chance: number | undefined): chance is number => chance !== undefined && chance > 0 && chance < 1;

const detailIn = (
  texts: ZonkTexts["reasons"],
  because: Because,
  why: Reasons,
  { percent, number }: NumberFormat,
): string | undefined => {
  const stop = figure(why, "stopChance");
  const limit = figure(why, "limit");
  const winning = figure(why, "winningChance");
  const other = figure(why, "otherChance");
  const [expected, otherExpected] = [figure(why, "expected"), figure(why, "otherExpected")];
  switch (because) {
    case "momentum":
    case "two dice early":
    case "points cap":
      return isOpen(stop) ? texts.stopped(percent(stop, 0)) : undefined;
    case "behind":
    case "chasing":
    case "low risk":
    case "nothing speaks against it":
      return isOpen(stop) ? texts.dared(percent(stop, 0)) : undefined;
    case "limit reached":
    case "below its limit":
      return limit === undefined
        ? undefined
        : texts.limit(number(figure(why, "turnPoints") ?? 0), number(Math.round(limit)));
    case "banking wins more":
    case "rolling wins more":
      return winning === undefined || other === undefined ? undefined : texts.against(percent(winning), percent(other));
    case "banking brings more":
    case "rolling brings more":
      return expected === undefined || otherExpected === undefined
        ? undefined
        : texts.against(number(Math.round(expected)), number(Math.round(otherExpected)));
    default:
      if (expected !== undefined) return texts.expects(number(Math.round(expected)));
      return winning === undefined ? undefined : texts.winning(percent(winning));
  }
};

/** The reason a host gives for the safe move of a bot that failed. */
export const botFailed = "bot failed";

/** An unknown reason is shown as no reason. */
export const reasonIn = (texts: ZonkTexts["reasons"], why: Reasons, figures: NumberFormat): string => {
  const { because } = why;
  if (because === botFailed) return texts.failed;
  if (!isBecause(because)) return texts.none;
  const detail = detailIn(texts, because, why, figures);
  return detail === undefined ? texts.because[because] : `${texts.because[because]} ${detail}`;
};
