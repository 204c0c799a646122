/** Formats losses and values: what a move gave away, what an option is worth, and the value of a position. */
import type { Accuracy, PositionValue, ReviewScale } from "@turnlight/kernel";
import { number, percent } from "../../language/format.ts";
import { words } from "./words.ts";

/** A loss of this many moves means that the victory was given away. */
const victoryFrom = 50;
/** The value of an option that no longer leads to victory. */
const noVictory = -100;

const tenths = (value: number): string => number(Math.round(value * 10) / 10);
const hundredths = (value: number): string => number(Math.round(value * 100) / 100);

export { percent };

export const amountSaid = ({ unit }: Pick<ReviewScale, "unit">, given: number): string => {
  const { amount } = words.value;
  if (unit === "chance") return percent(given);
  if (unit === "misses") return amount.misses(Math.round(given * 100) / 100);
  return given >= victoryFrom ? amount.victory : amount.moves(Math.round(given * 10) / 10);
};

/** How far an amount may be off, where the amount itself says its unit. */
export const boundSaid = (scale: Pick<ReviewScale, "unit">, bound: number): string =>
  scale.unit === "misses" ? hundredths(bound) : amountSaid(scale, bound);

export const worthSaid = ({ unit }: Pick<ReviewScale, "unit">, worth: number): string => {
  const { worth: labels } = words.value;
  if (unit === "chance") return percent(worth);
  if (unit === "misses") return `${worth < 0 ? "−" : ""}${hundredths(Math.abs(worth))}`;
  return worth <= noVictory ? labels.lost : labels.victory(-worth);
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

/** Capitalises a sentence, whatever it begins with. */
export const sentenceOf = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The signs of the marks, distinguishable without colour. */
export const signs = { slip: "?!", mistake: "?", blunder: "??" } as const;

/** The progress of a review, in steps of ten per cent, so that a screen reader does not announce every change. */
export const progressSaid = (share: number, isFirstLook: boolean): string =>
  (isFirstLook ? words.value.firstLook : words.value.progress)(10 * Math.floor(10 * share));
