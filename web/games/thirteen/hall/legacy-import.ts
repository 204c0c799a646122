/** Builds the first standing from the collections that older versions wrote, before results were saved with matches. */
import {
  aftermath,
  challenges,
  firstStanding,
  type RunResult,
  readCollection,
  starsEver,
  type ThirteenAchievement,
  type ThirteenStanding,
  thirteenAchievements,
} from "@turnlight/games/thirteen";
import { boolean, integer, object, oneOf, string } from "@turnlight/kernel/schema";
import type { StoredEntry } from "../../../store/index.ts";

const readLine = object({
  at: integer(0),
  challenge: oneOf(...challenges),
  seed: string(0, 20),
  date: string(0, 10),
  over: boolean,
  stage: integer(1),
  cleared: integer(0),
  score: integer(0),
  target: integer(0),
  bestStage: integer(0),
  bestBox: string(0, 40),
  bestPoints: integer(0),
});
const readEarned = object({ at: integer(0) });

type OldRun = { readonly match: string; readonly at: number; readonly result: RunResult };

const runsIn = (drawers: readonly StoredEntry[]): readonly OldRun[] =>
  drawers
    .flatMap(({ name, key, value }): readonly OldRun[] => {
      const read = name === "run" ? readLine(value) : undefined;
      if (read?.ok !== true || !read.value.over) return [];
      const { at, over: _, ...line } = read.value;
      const counts = line.date === "" ? "run" : "daily";
      return [{ match: key, at, result: { ...line, counts, stake: 0, how: "lost", achievements: [] } }];
    })
    .sort((a, b) => a.at - b.at);

const achievedIn = (drawers: readonly StoredEntry[]): ThirteenStanding["achievements"] =>
  Object.fromEntries(
    drawers.flatMap(({ name, key, value }): readonly (readonly [ThirteenAchievement, number])[] => {
      const known = thirteenAchievements.find((one) => one === key);
      const read = name === "deed" && known !== undefined ? readEarned(value) : undefined;
      return known !== undefined && read?.ok === true ? [[known, read.value.at]] : [];
    }),
  );

/** Stars and achievements as saved; the runs' figures are summed again. */
export const legacyStanding = (drawers: readonly StoredEntry[]): ThirteenStanding | undefined => {
  const runs = runsIn(drawers);
  const achieved = achievedIn(drawers);
  const saved = drawers.find(({ name }) => name === "collection");
  const collection = saved === undefined ? undefined : readCollection(saved.value);
  if (runs.length === 0 && Object.keys(achieved).length === 0 && collection?.ok !== true) return undefined;
  const added = runs.reduce<ThirteenStanding>(
    (standing, { match, at, result }) => aftermath.add(standing, { match, begun: at, ended: at, result }),
    firstStanding,
  );
  return {
    ...added,
    achievements: achieved,
    stars: collection?.ok === true ? starsEver(collection.value) : added.stars,
  };
};
