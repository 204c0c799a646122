/** The games' summaries as the home page shows them. */
import { signal } from "@preact/signals";
import { hallCards } from "../../games/index.ts";
import { hasVisited } from "../../match/online/visited.ts";
import type { OnlineTicket } from "../../match/unfinished/continue-list.ts";
import type { LoadedSummary } from "../../match/unfinished/load-summary.ts";
import { store } from "../../store/device-store.ts";
import { collectSummaries, offered } from "./collect-summaries.ts";
import { type LastShown, readShown, writeShown } from "./last-shown.ts";

/** What the home page showed last, so that the first render reserves space for it and nothing shifts when the store answers. */
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

/** What to expect until the store has answered. */
export const expectedSummaries: LastShown = lastShown();

/** By game; a game that was never played has no entry. */
export const summaries = signal<Readonly<Record<string, LoadedSummary>>>({});
/** Whether the store has answered. */
export const haveSummaries = signal(false);

const isPlayed = async (game: string): Promise<boolean> => {
  const { running, results } = await store;
  const [left, done] = await Promise.all([running({ game, limit: 1 }), results({ game, limit: 1 })]);
  return left.length > 0 || done.length > 0;
};

/** All matches shown may be of one game, so this many are read of each. */
const load = async (game: string): Promise<LoadedSummary> => {
  const [{ loadSummary }, { summaryOf }] = await Promise.all([
    import("../../match/unfinished/load-summary.ts"),
    import("../../games/summaries.ts"),
  ]);
  return loadSummary(game, await summaryOf(game), offered);
};

/** Reloaded whenever the home page is entered. */
export const refreshSummaries = async (): Promise<void> => {
  const { isBare } = await store;
  summaries.value = await collectSummaries(Object.keys(hallCards), { isBare, isPlayed, load, report: reportError });
  haveSummaries.value = true;
  keepShown(writeShown(summaries.value, onlineTables.value.length));
};

/** The guest's unfinished online tables. */
export const onlineTables = signal<readonly OnlineTicket[]>([]);
/** Whether there is nothing to wait for: the server has answered, or is not asked. */
export const haveTables = signal(!hasVisited.is);

/** Only a device that has played online asks the server. */
export const refreshTables = async (): Promise<void> => {
  if (!hasVisited.is) return;
  try {
    const { loadTickets } = await import("../../online/load-tickets.ts");
    onlineTables.value = await loadTickets();
  } finally {
    haveTables.value = true;
  }
  if (haveSummaries.value) keepShown(writeShown(summaries.value, onlineTables.value.length));
};
