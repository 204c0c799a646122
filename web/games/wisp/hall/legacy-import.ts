/** Builds the first standing from the collections of stars and days that older versions wrote. */
import {
  type Best,
  type DailyLevelResult,
  type Direction,
  directions,
  freshStanding,
  longestCode,
  type Rank,
  ranks,
  type Stars,
  type WispStanding,
} from "@turnlight/games/wisp";
import { isDay } from "@turnlight/kernel";
import { boolean, integer, list, object, oneOf, string } from "@turnlight/kernel/schema";
import type { LegacyImport } from "../../../store/index.ts";

const code = string(1, longestCode);

export const rankNear = (rank: number): Rank => ranks.find((one) => one === rank) ?? freshStanding.endless.rank;

const starsNear = (stars: number): Stars => (stars === 3 ? 3 : stars === 2 ? 2 : 1);

const earlyBest = object({ stars: integer(1, 3), moves: integer(1), line: list(oneOf(...directions), 5000) });
const earlyDay = object({ code, moves: integer(1), par: integer(1), stars: integer(1, 3), inTime: boolean });
const earlyRun = object({ rank: integer(1, 10), solved: integer(0) });

export const legacyStanding: LegacyImport<WispStanding> = (drawers) => {
  const bests: Best[] = [];
  const lines = new Map<string, readonly Direction[]>();
  const days: DailyLevelResult[] = [];
  let { endless } = freshStanding;
  for (const { name, key, value } of drawers) {
    const best = name === "best" ? earlyBest(value) : undefined;
    if (best?.ok) {
      const { stars, line } = best.value;
      bests.push({ level: key, stars: starsNear(stars), line });
      lines.set(key, line);
    }
    const run = name === "endless" ? earlyRun(value) : undefined;
    if (run?.ok) endless = { solved: run.value.solved, rank: rankNear(run.value.rank) };
  }
  for (const { name, key, value } of drawers) {
    const day = name === "daily" && isDay(key) ? earlyDay(value) : undefined;
    if (!day?.ok) continue;
    const { code, par, stars, inTime } = day.value;
    const known = { exact: true, moves: par };
    days.push({ date: key, code, line: lines.get(code) ?? [], par: known, stars: starsNear(stars), inTime });
  }
  return bests.length + days.length + endless.solved === 0 ? undefined : { ...freshStanding, bests, days, endless };
};
