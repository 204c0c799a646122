/** What the games tell the hall, as the page shows it. */
import { signal } from "@preact/signals";
import { hallCards } from "../../games/index.ts";
import type { LoadedSummary } from "../../match/unfinished/load-summary.ts";
import { store } from "../../store/device-store.ts";
import { collectSummaries, offered } from "./collect-summaries.ts";
import { type LastShown, readShown, writeShown } from "./last-shown.ts";

/** What the hall showed last, so that the next first picture leaves room for it: nothing may jump when the device answers. */
const shelf = "turnlight-hall";

const lastShown = (): LastShown => {
  try {
    return readShown(localStorage.getItem(shelf) ?? "");
  } catch {
    return readShown("");
  }
};

const keepShown = (shown: string): void => {
  try {
    localStorage.setItem(shelf, shown);
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

/** All that are offered may be of one game: so many of each are looked at. */
const load = async (game: string): Promise<LoadedSummary> => {
  const [{ loadSummary }, { summaryOf }] = await Promise.all([
    import("../../match/unfinished/load-summary.ts"),
    import("../../games/summaries.ts"),
  ]);
  return loadSummary(game, await summaryOf(game), offered);
};

/** Asked anew whenever the hall is entered. */
export const refreshSummaries = async (): Promise<void> => {
  const { isBare } = await store;
  summaries.value = await collectSummaries(Object.keys(hallCards), { isBare, isPlayed, load, report: reportError });
  haveSummaries.value = true;
  keepShown(writeShown(summaries.value));
};
