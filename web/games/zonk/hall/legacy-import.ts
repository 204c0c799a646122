/** Imports the collections that older versions wrote before the host counted matches: trophies, and the landlady's level. */
import { aftermath, type ZonkStanding, zonkAchievements } from "@turnlight/games/zonk";
import { isObject } from "@turnlight/kernel/schema";

interface LegacyItem {
  readonly name: string;
  readonly key: string;
  readonly value: unknown;
}

export const legacyStanding = (drawers: readonly LegacyItem[]): ZonkStanding | undefined => {
  const won = drawers.filter(({ name }) => name === "trophy").map(({ key }) => key);
  const setting = drawers.find(({ name }) => name === "setting")?.value;
  const level = isObject(setting) ? setting["level"] : undefined;
  if (won.length === 0 && level === undefined) return undefined;
  const read = aftermath.readStanding({ trophies: won, level: level ?? aftermath.start.level });
  return read.ok
    ? read.value
    : { ...aftermath.start, trophies: zonkAchievements.filter((trophy) => won.includes(trophy)) };
};
