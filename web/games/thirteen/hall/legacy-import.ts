/** The first standing of a device that played before results were kept with matches: made of the old drawers. */
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
import { choice, form, type StoredEntry, text, truth, whole } from "../../../store/index.ts";

const readLine = form({
  at: whole(0),
  challenge: choice(...challenges),
  seed: text(0, 20),
  date: text(0, 10),
  over: truth,
  stage: whole(1),
  cleared: whole(0),
  score: whole(0),
  target: whole(0),
  bestStage: whole(0),
  bestBox: text(0, 40),
  bestPoints: whole(0),
});
const readEarned = form({ at: whole(0) });

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

/** Stars and achievements as they were kept; the figures of the runs are added up again. */
export const legacyStanding = (drawers: readonly StoredEntry[]): ThirteenStanding | undefined => {
  const runs = runsIn(drawers);
  const achieved = achievedIn(drawers);
  const kept = drawers.find(({ name }) => name === "collection");
  const collection = kept === undefined ? undefined : readCollection(kept.value);
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
