/** The coach's words: an option, a worth, what was given away. */
import type { CoachAim, DiceOption } from "@turnlight/games/thirteen";
import { number } from "../shared.ts";
import { words } from "../words/words.ts";

const tenths = (value: number): string => number(Math.round(10 * value) / 10);
const percent = (share: number): string => `${tenths(100 * share)} %`;

export const optionWords = (option: DiceOption, shown: readonly number[]): string => {
  const said = words.value.coach;
  if (option.kind !== "roll") return said[option.kind](words.value.boxes[option.category]);
  if (shown.length === 0) return said.rollFirst;
  return said.roll(option.keep.map((die) => shown[die]).join(" "));
};

export const lostWords = (lost: number, aim: CoachAim): string => {
  const said = words.value.coach;
  return aim === "points" ? said.gave(tenths(lost)) : said.gaveChance(percent(lost));
};

export const worthWords = (worth: number, aim: CoachAim): string => {
  const said = words.value.coach;
  return aim === "points" ? said.expects(tenths(worth)) : said.chance(percent(Math.min(1, worth)));
};
