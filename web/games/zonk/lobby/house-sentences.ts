/** House rules in sentences, in a given language. */
import type { HouseRules } from "@turnlight/games/zonk";
import type { ZonkTexts } from "../words/texts.en.ts";

export const houseSentences = (
  house: HouseRules | undefined,
  said: ZonkTexts["lobby"]["house"],
  number: (value: number) => string,
): readonly string[] => {
  const { double, spoils, hotDice, daring } = house ?? {};
  return [
    ...(double === undefined ? [] : [said.double(double)]),
    ...(spoils === undefined ? [] : [said.spoils(spoils)]),
    ...(hotDice === undefined ? [] : [said.hotDice(number(hotDice))]),
    ...(daring === undefined ? [] : [said.daring(number(daring))]),
  ];
};
