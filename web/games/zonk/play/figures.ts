/** Every figure an opponent weighed, by name and in words of the page's language. */
import { type Face, faces, type ScoringTable, takeOf } from "@turnlight/games/zonk";
import type { Reasons } from "@turnlight/kernel";
import type { ZonkTexts } from "../words/texts.en.ts";
import { nameOfTake } from "./offers.ts";
import { isBecause, type NumberFormat } from "./reason.ts";

/** Figures that are chances or shares. */
const isShare = (key: string): boolean => /chance|threshold|rate/i.test(key);

const facesIn = (text: string): readonly Face[] =>
  text.split(" ").flatMap((word) => faces.find((face) => String(face) === word) ?? []);

const takeNamed = ({ combination }: ZonkTexts, table: ScoringTable, dice: readonly Face[]): string => {
  const take = takeOf(table, dice);
  return take === undefined ? dice.join(" ") : nameOfTake(take, combination);
};

/** `run-4 (1 2 3 4) for 150`, or `take 1 2: 43.10 %`, as opponents note what they weighed. */
const weighed = (said: ZonkTexts, table: ScoringTable, text: string, { percent, number }: NumberFormat): string => {
  if (text === "never") return said.reasons.never;
  if (/^[\d.]+$/.test(text)) return number(Math.round(Number(text)));
  const [, dice, points] = /\(([\d ]+)\) for (\d+)$/.exec(text) ?? [];
  if (dice !== undefined) return `${takeNamed(said, table, facesIn(dice))} (${number(Number(points))})`;
  const [, move = "", chance = ""] = /^(.*): ([\d.]+) %$/.exec(text) ?? [];
  const { coach } = said;
  const named =
    move === "roll" ? coach.move.roll : move === "bank" ? coach.move.bank : takeNamed(said, table, facesIn(move));
  return `${named} (${percent(Number(chance) / 100)})`;
};

export interface NamedFigure {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}

const valueIn = (
  said: ZonkTexts,
  table: ScoringTable,
  key: string,
  value: Reasons[string],
  figures: NumberFormat,
): string => {
  const { reasons } = said;
  if (typeof value === "boolean") return value ? reasons.yes : reasons.no;
  if (typeof value === "number")
    return isShare(key) ? figures.percent(value) : figures.number(Math.round(value * 100) / 100);
  if (typeof value !== "string") return value.map((one) => weighed(said, table, one, figures)).join(" · ") || "–";
  if (key === "because" && isBecause(value)) return reasons.because[value];
  return reasons.mode[value] ?? reasons.standing[value] ?? weighed(said, table, value, figures);
};

/** A figure without a name of its own is not shown: nobody could read it. */
export const figuresIn = (
  said: ZonkTexts,
  table: ScoringTable,
  why: Reasons,
  figures: NumberFormat,
): readonly NamedFigure[] =>
  Object.entries(why).flatMap(([key, value]) => {
    const name = said.reasons.keys[key];
    return name === undefined ? [] : [{ key, name, value: valueIn(said, table, key, value, figures) }];
  });
