/** What the games tell the hall. Only games that were played are asked, so that a first visit loads none of them. */
import { signal } from "@preact/signals";
import { doors } from "../../games/doors.ts";
import { store } from "../../store/device.ts";
import type { Gathered } from "../../table/feed/gather.ts";

/** How many unfinished matches of a game the hall looks at. */
const lookedAt = 3;

/** What the hall showed last, so that the next first picture leaves room for it: nothing may jump when the device answers. */
const shelf = "turnlight-hall";

interface LastShown {
  readonly played: readonly string[];
  readonly left: boolean;
}

const lastShown = (): LastShown => {
  try {
    const [left, ...played] = (localStorage.getItem(shelf) ?? "").split(" ");
    return { played, left: left === "left" };
  } catch {
    return { played: [], left: false };
  }
};

const keepShown = (played: readonly string[], left: boolean): void => {
  try {
    localStorage.setItem(shelf, [left ? "left" : "none", ...played].join(" "));
  } catch {
    return;
  }
};

/** What is to be expected until the device has answered. */
export const expected: LastShown = lastShown();

/** By game; nothing for a game that was never played. */
export const feeds = signal<Readonly<Record<string, Gathered>>>({});
/** Whether the device has answered. */
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
  keepShown(
    Object.keys(feeds.value),
    Object.values(feeds.value).some(({ left }) => left > 0),
  );
};
