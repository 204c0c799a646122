/** What the games tell the hall. Only games that were played are asked, so that a first visit loads none of them. */
import { signal } from "@preact/signals";
import { hallCards } from "../../games/doors.ts";
import type { LoadedSummary } from "../../match/unfinished/load-summary.ts";
import { store } from "../../store/device-store.ts";

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
export const expectedSummaries: LastShown = lastShown();

/** By game; nothing for a game that was never played. */
export const summaries = signal<Readonly<Record<string, LoadedSummary>>>({});
/** Whether the device has answered. */
export const haveSummaries = signal(false);

const isPlayed = async (game: string): Promise<boolean> => {
  const { running, results } = await store;
  const [left, done] = await Promise.all([running({ game, limit: 1 }), results({ game, limit: 1 })]);
  return left.length > 0 || done.length > 0;
};

const feedOf = async (game: string): Promise<readonly (readonly [string, LoadedSummary])[]> => {
  if (!(await isPlayed(game))) return [];
  const [{ loadSummary }, { summaryOf }] = await Promise.all([
    import("../../match/unfinished/load-summary.ts"),
    import("../../games/feeders.ts"),
  ]);
  return [[game, await loadSummary(game, await summaryOf(game), lookedAt)]];
};

/** Asked anew whenever the hall is entered. */
export const refreshSummaries = async (): Promise<void> => {
  const isFirstVisit = await (await store).isBare();
  const told = isFirstVisit ? [] : await Promise.all(Object.keys(hallCards).map(feedOf));
  summaries.value = Object.fromEntries(told.flat());
  haveSummaries.value = true;
  keepShown(
    Object.keys(summaries.value),
    Object.values(summaries.value).some(({ left }) => left > 0),
  );
};
