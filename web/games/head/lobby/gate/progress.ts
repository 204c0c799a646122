/** What the store knows for the start screen: duels, today's result, and the duel that was left. Loaded after paint. */
import type { DailyHuntResult, PlayedDuel } from "@turnlight/games/head";
import { streakOf } from "@turnlight/kernel";
import { unfinishedMatches } from "../../../../match/unfinished/unfinished-ids.ts";
import { standing } from "../../saved.ts";
import { store, today } from "../../shared.ts";
import type { UnfinishedDuel } from "./unfinished-duel.ts";

export interface Progress {
  readonly duels: readonly PlayedDuel[];
  /** Undefined until today's hunt is played. */
  readonly day: Pick<DailyHuntResult, "found" | "misses" | "par"> | undefined;
  readonly streak: number;
  readonly unfinished: UnfinishedDuel | undefined;
}

/** The newest one is replayed to know its score; the others are only counted. */
const findUnfinished = async (): Promise<UnfinishedDuel | undefined> => {
  if ((await unfinishedMatches("head")).length === 0) return undefined;
  const [{ loadSummary }, { summary }] = await Promise.all([
    import("../../../../match/unfinished/load-summary.ts"),
    import("../../hall/load-summary.ts"),
  ]);
  const { unfinished, left } = await loadSummary("head", summary, 1);
  const [newest] = unfinished;
  return newest && { id: newest.id, against: newest.against, score: newest.score, count: left };
};

/** Of the last duels: a hunt or a duel of the day may have come in between. */
const looked = 10;

const findOpenSeries = async (): Promise<UnfinishedDuel | undefined> => {
  const { finished } = await store;
  const last = (await finished({ game: "head", limit: looked })).find(({ occasion }) => occasion === undefined);
  return last && (await import("../../hall/open-series.ts")).openSeriesOf(last);
};

export const loadProgress = async (): Promise<Progress> => {
  const [{ duels, hunts = {} }, begun] = await Promise.all([standing(), findUnfinished()]);
  const unfinished = begun ?? (await findOpenSeries());
  const date = today();
  const isFound = (day: string): boolean => hunts[day]?.found === true && hunts[day].inTime;
  return { duels, day: hunts[date], streak: streakOf(isFound, date), unfinished };
};
