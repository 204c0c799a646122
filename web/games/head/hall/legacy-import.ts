/** Builds the first standing from the collections of older versions: duels, daily results and the Executioner's mood. */
import { eveningText, type HeadStanding, readDayResult, readPlayedDuel } from "@turnlight/games/head";
import { isDay } from "@turnlight/kernel";
import { isObject, number, object, refine, string } from "@turnlight/kernel/schema";
import type { LegacyImport } from "../../../store/index.ts";

const readMood = object({ temper: refine(string(), (text) => eveningText.read(text).ok, "an evening"), at: number });

export const legacyStanding: LegacyImport<HeadStanding> = (drawers) => {
  const duels = drawers
    .flatMap(({ name, key, value }) => {
      const read = name === "duel" && isObject(value) ? readPlayedDuel({ ...value, match: key }) : undefined;
      return read?.ok ? [read.value] : [];
    })
    .toSorted((one, two) => one.at - two.at);
  const days = drawers.flatMap(({ name, key, value }) => {
    const read = name === "day" && isDay(key) ? readDayResult(value) : undefined;
    return read?.ok ? [[key, read.value] as const] : [];
  });
  const mood = readMood(drawers.find(({ name }) => name === "mood")?.value);
  if (duels.length === 0 && days.length === 0 && !mood.ok) return undefined;
  const evening = mood.ok ? { text: mood.value.temper, at: mood.value.at } : null;
  return { duels, days: Object.fromEntries(days), evening };
};
