/** The daily level: the same for everybody, determined by the date and the generator version of that date. */
import { accept, quote, type Result, refuse, seedOf, weekdayOf } from "@turnlight/kernel";
import type { LevelDifficulty, Rank } from "./difficulty.ts";
import { type GeneratorVersion, generate } from "./generate.ts";
import type { Rated } from "./rated.ts";

const leastDailyMoves = 8;
const leastDailyAgainst = 2;

/** Easier on Monday, hardest on Sunday. */
const week: readonly Rank[] = [4, 4, 5, 5, 6, 6, 7];
const side = 5;
/** Further seeds for the same day, if the first ones fail. */
const mostSeeds = 50;
/** The budget of positions for each seed; larger since version 2, which also requires taste. */
const statesEach: Readonly<Record<GeneratorVersion, number>> = { 1: 100_000, 2: 1_000_000 };

export const isDailyWorthy = ({ traits }: LevelDifficulty): boolean =>
  traits.length >= leastDailyMoves && traits.against >= leastDailyAgainst;

/** The day from which each generator version applies: past days keep theirs. */
const generatorsFrom: readonly (readonly [day: string, version: GeneratorVersion])[] = [
  ["2026-11-17", 2],
  ["", 1],
];

const generatorOn = (date: string): GeneratorVersion => generatorsFrom.find(([day]) => date >= day)?.[1] ?? 1;

/** The level of a UTC day, written yyyy-mm-dd. */
export const dailyLevel = (date: string): Result<Rated> => {
  const weekday = weekdayOf(date);
  const rank = week[weekday ?? -1];
  if (rank === undefined)
    return refuse("bad-date", `the date is ${quote(date)}`, { right: "a day as yyyy-mm-dd, such as 2026-01-31" });
  const version = generatorOn(date);
  for (let i = 0; i < mostSeeds; i++) {
    const seed = seedOf(`wisp daily ${version} ${date} ${i}`);
    const level = generate({
      seed,
      width: side,
      height: side,
      rank,
      suits: isDailyWorthy,
      states: statesEach[version],
      version,
    });
    if (level.ok) return accept(level.value);
  }
  return refuse("none-found", `no level was found for ${date}`, { right: "another day" });
};
