/** The coach's sentences: an option, its value, what a decision cost. */
import type { CoachAim, DiceOption } from "@turnlight/games/thirteen";
import { number, percent } from "../shared.ts";
import { words } from "../words/words.ts";

const tenths = (value: number): string => number(Math.round(10 * value) / 10);

export const optionWords = (option: DiceOption, shown: readonly number[]): string => {
  const texts = words.value.coach;
  if (option.kind !== "roll") return texts[option.kind](words.value.boxes[option.category]);
  if (shown.length === 0) return texts.rollFirst;
  return texts.roll(option.keep.map((die) => shown[die]).join(" "));
};

export const lostWords = (lost: number, aim: CoachAim): string => {
  const texts = words.value.coach;
  return aim === "points" ? texts.gave(tenths(lost)) : texts.gaveChance(percent(lost));
};

export const worthWords = (worth: number, aim: CoachAim): string => {
  const texts = words.value.coach;
  return aim === "points" ? texts.expects(tenths(worth)) : texts.chance(percent(Math.min(1, worth)));
};
