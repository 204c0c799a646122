/** The wisp: texts of its home page summary, in English. */
import { pluralIn } from "../../../language/count.ts";

const count = pluralIn("en");

export interface WispSummaryWords {
  level(number: number, name: string): string;
  extra(name: string): string;
  daily(day: string, name: string | undefined): string;
  endless(number: string): string;
  readonly made: string;
  readonly trial: string;
  stood(moves: number, purified: number, of: number): string;
  result(stars: number, moves: number): string;
  toChapter(levels: number, title: string): string;
  toExtra(stars: number, title: string): string;
  toStars(stars: number): string;
  readonly all: string;
  stars(earned: string, of: string): string;
}

export const texts: WispSummaryWords = {
  level: (number, name) => `${number}. ${name}`,
  extra: (name) => `Bonus level: ${name}`,
  daily: (day, name) => (name === undefined ? `Daily level, ${day}` : `Daily level “${name}”, ${day}`),
  endless: (number) => `Endless, level ${number}`,
  made: "Custom level",
  trial: "Level editor test",
  stood: (moves, purified, of) => `Move ${moves + 1}, ${purified} of ${of} purified`,
  result: (stars, moves) =>
    `${"★".repeat(stars)}${"☆".repeat(3 - stars)} in ${count(moves, { one: "# move", other: "# moves" })}`,
  toChapter: (levels, title) =>
    `Solve ${count(levels, { one: "# more level", other: "# more levels" })} to unlock “${title}”`,
  toExtra: (stars, title) =>
    `Earn ${count(stars, { one: "# more star", other: "# more stars" })} to unlock the bonus level of “${title}”`,
  toStars: (stars) => `${count(stars, { one: "# more star", other: "# more stars" })} to earn`,
  all: "You’ve earned every star",
  stars: (earned, of) => `${earned} of ${of} stars`,
};
