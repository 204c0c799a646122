/** Amounts and worths in words: what was given away, what an option is worth, how a position stands. */
import type { Accuracy, PositionValue, ReviewScale } from "@turnlight/kernel";
import { number } from "../../language/language.ts";
import { words } from "./words.ts";

/** Giving away so many moves is giving away the victory. */
const victoryFrom = 50;
/** An option that no victory follows is worth this little. */
const noVictory = -100;

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const hundredths = (value: number): string => number(Math.round(value * 100) / 100);

export const percent = (share: number): string => words.value.amount.chance(tenths(100 * share));

/** With its sign, for what was won and lost on the way. */
export const signed = (share: number): string =>
  `${share > 0 ? "+" : share < 0 ? "−" : "±"}${percent(Math.abs(share))}`;

export const amountSaid = ({ unit }: Pick<ReviewScale, "unit">, given: number): string => {
  const { amount } = words.value;
  if (unit === "chance") return percent(given);
  if (unit === "misses") return amount.misses(hundredths(given));
  return given >= victoryFrom ? amount.victory : amount.moves(Math.round(given * 10) / 10);
};

export const worthSaid = ({ unit }: Pick<ReviewScale, "unit">, worth: number): string => {
  const { worth: said } = words.value;
  if (unit === "chance") return percent(worth);
  if (unit === "misses") return hundredths(worth);
  return worth <= noVictory ? said.lost : said.victory(-worth);
};

export const outlookSaid = ({ unit }: Pick<ReviewScale, "unit">, outlook: PositionValue | undefined): string => {
  const { curve } = words.value;
  if (outlook === undefined) return "";
  const { value, points } = outlook;
  const stands = unit !== "moves" ? percent(value ?? 0) : value === null ? curve.lost : curve.left(value);
  return points === undefined ? stands : `${stands} · ${curve.points(number(points))}`;
};

export const accuracySaid = ({ accuracy }: Pick<Accuracy, "accuracy">): string =>
  accuracy === undefined ? words.value.noAccuracy : tenths(accuracy);

/** A sentence begins with a capital, whatever it is made of. */
export const sentenceOf = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The signs of the marks: told apart without any colour. */
export const signs = { slip: "?!", mistake: "?", blunder: "??" } as const;

/** How far a review is. By tens, so that a reader is not told of every percent. */
export const progressSaid = (share: number, isFirstLook: boolean): string =>
  (isFirstLook ? words.value.firstLook : words.value.progress)(10 * Math.floor(10 * share));
