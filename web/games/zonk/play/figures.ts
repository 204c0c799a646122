/** Every figure an opponent considered, with its name, in the page's locale. */
import { type Face, faces, isBecause, type ScoringTable, takeOf } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { ZonkTexts } from "../words/texts.en.ts";
import { nameOfTake } from "./offers.ts";
import type { NumberFormat } from "./reason.ts";

/** Figures that are probabilities or shares. */
const isShare = (key: string): boolean => /chance|threshold|rate|share/i.test(key);

const facesIn = (text: string): readonly Face[] =>
  text.split(" ").flatMap((word) => faces.find((face) => String(face) === word) ?? []);

const takeNamed = ({ combination }: ZonkTexts, table: ScoringTable, dice: readonly Face[]): string => {
  const take = takeOf(table, dice);
  return take === undefined ? dice.join(" ") : nameOfTake(take, combination);
};

/** Parses bots' notes such as `run-4 (1 2 3 4) for 150` or `take 1 2: 43.10 %` or `bank: 712.4`. */
const weighed = (texts: ZonkTexts, table: ScoringTable, text: string, { percent, number }: NumberFormat): string => {
  if (text === "never") return texts.reasons.never;
  if (/^[\d.]+$/.test(text)) return number(Math.round(Number(text)));
  const [, dice, points] = /\(([\d ]+)\) for (\d+)$/.exec(text) ?? [];
  if (dice !== undefined) return `${takeNamed(texts, table, facesIn(dice))} (${number(Number(points))})`;
  const [, move = "", value = "", unit] = /^(.*): ([\d.]+)( %)?$/.exec(text) ?? [];
  const { coach } = texts;
  const named =
    move === "roll" ? coach.move.roll : move === "bank" ? coach.move.bank : takeNamed(texts, table, facesIn(move));
  return `${named} (${unit === undefined ? number(Math.round(Number(value))) : percent(Number(value) / 100)})`;
};

export interface NamedFigure {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

const valueIn = (
  texts: ZonkTexts,
  table: ScoringTable,
  key: string,
  value: Reasons[string],
  figures: NumberFormat,
): string => {
  const { reasons } = texts;
  if (typeof value === "boolean") return value ? reasons.yes : reasons.no;
  if (typeof value === "number")
    return isShare(key) ? figures.percent(value) : figures.number(Math.round(value * 100) / 100);
  if (typeof value !== "string") return value.map((one) => weighed(texts, table, one, figures)).join(" · ") || "–";
  if (key === "because" && isBecause(value)) return reasons.because[value];
  return reasons.mode[value] ?? reasons.standing[value] ?? weighed(texts, table, value, figures);
};

/** Figures without a label are left out. */
export const figuresIn = (
  texts: ZonkTexts,
  table: ScoringTable,
  why: Reasons,
  figures: NumberFormat,
): readonly NamedFigure[] =>
  Object.entries(why).flatMap(([key, value]) => {
    const name = texts.reasons.keys[key];
    return name === undefined ? [] : [{ key, name, value: valueIn(texts, table, key, value, figures) }];
  });
