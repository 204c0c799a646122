/** The first standing of a device that kept duels, days and the Executioner's mood in drawers of their own. */
import { eveningText, type HeadStanding, isDayResult, isPlayedDuel } from "@turnlight/games/head";
import { isDay } from "@turnlight/kernel";
import { isObject, type LegacyImport } from "../../../store/index.ts";

export const legacyStanding: LegacyImport<HeadStanding> = (drawers) => {
  const duels = drawers
    .filter(({ name }) => name === "duel")
    .map(({ key, value }): unknown => (isObject(value) ? { ...value, match: key } : value))
    .filter(isPlayedDuel)
    .toSorted((one, two) => one.at - two.at);
  const days = drawers.flatMap(({ name, key, value }) =>
    name === "day" && isDay(key) && isDayResult(value) ? [[key, value] as const] : [],
  );
  const mood = drawers.find(({ name }) => name === "mood")?.value;
  const { temper, at } = isObject(mood) ? mood : {};
  const goesOn = typeof temper === "string" && typeof at === "number" && eveningText.read(temper).ok;
  if (duels.length === 0 && days.length === 0 && !goesOn) return undefined;
  return { duels, days: Object.fromEntries(days), evening: goesOn ? { text: temper, at } : null };
};
