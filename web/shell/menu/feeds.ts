/** What the games tell the hall. Only games that were played are asked, so that a first visit loads none of them. */
import { signal } from "@preact/signals";
import { doors } from "../../games/doors.ts";
import { store } from "../../store/device.ts";
import type { Gathered } from "../../table/feed/gather.ts";

/** How many unfinished matches of a game the hall looks at. */
const lookedAt = 3;

/** By game; nothing for a game that was never played. */
export const feeds = signal<Readonly<Record<string, Gathered>>>({});
/** Whether the device has answered: until then nobody is taken for a newcomer. */
export const hasAnswered = signal(false);

const isPlayed = async (game: string): Promise<boolean> => {
  const { running, results } = await store;
  const [left, done] = await Promise.all([running({ game, limit: 1 }), results({ game, limit: 1 })]);
  return left.length > 0 || done.length > 0;
};

const feedOf = async (game: string): Promise<readonly (readonly [string, Gathered])[]> => {
  if (!(await isPlayed(game))) return [];
  const [{ gather }, { feederOf }] = await Promise.all([
    import("../../table/feed/gather.ts"),
    import("../../games/feeders.ts"),
  ]);
  return [[game, await gather(game, await feederOf(game), lookedAt)]];
};

/** Asked anew whenever the hall is entered. */
export const askForNews = async (): Promise<void> => {
  const isFirstVisit = await (await store).isBare();
  const told = isFirstVisit ? [] : await Promise.all(Object.keys(doors).map(feedOf));
  feeds.value = Object.fromEntries(told.flat());
  hasAnswered.value = true;
};
