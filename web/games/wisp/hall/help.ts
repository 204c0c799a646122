/** Levels for which help was taken, here or in a review: worth one star until another level has been solved. */
import { levelKey, type WispResult, wisp, writeCode } from "@turnlight/games/wisp";
import { reviewedLevels } from "../saved.ts";
import { standingNow } from "./standing.ts";

const keyOf = (config: string): string | undefined => {
  const read = wisp.rules.configText.read(config);
  return read.ok ? levelKey(writeCode(read.value.level)) : undefined;
};

/** Whether help with the level would cost stars: it is not marked yet, and there are stars left to win. */
const costsStars = async (key: string): Promise<boolean> => {
  const drawer = await reviewedLevels();
  const [known, standing] = await Promise.all([drawer.get(key), standingNow()]);
  const best = standing.bests.find(({ level }) => level === key);
  return known === undefined && !standing.marked.includes(key) && best?.stars !== 3;
};

/** Called before a review of the level is shown. True if that costs stars. */
export const noteReviewed = async (config: string): Promise<boolean> => {
  const key = keyOf(config);
  if (key === undefined) return false;
  const costs = await costsStars(key);
  await (await reviewedLevels()).put(key, { at: Date.now() });
  return costs;
};

/** Whether a review of the level would cost stars. */
export const wouldCost = async (config: string): Promise<boolean> => {
  const key = keyOf(config);
  return key !== undefined && costsStars(key);
};

/** Whether the level is marked, by its key. */
export const isMarked = async (key: string): Promise<boolean> => {
  const [drawer, standing] = await Promise.all([reviewedLevels(), standingNow()]);
  return standing.marked.includes(key) || (await drawer.get(key)) !== undefined;
};

/** A level solved without help lifts the marks of all others. */
export const liftMarks = async ({ level, counts, helped }: WispResult): Promise<void> => {
  if (helped || counts.kind === "test") return;
  const drawer = await reviewedLevels();
  for (const { key } of await drawer.list()) if (key !== level) await drawer.remove(key);
};
