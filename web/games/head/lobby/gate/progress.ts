/** What the store knows for the start screen: duels, today's result, and the duel that was left. Loaded after paint. */
import type { DailyHuntResult, PlayedDuel } from "@turnlight/games/head";
import { streakOf } from "@turnlight/kernel";
import type { Localized } from "../../../../language/catalogue.ts";
import { unfinishedMatches } from "../../../../match/unfinished/unfinished-ids.ts";
import { standing } from "../../saved.ts";
import { today } from "../../shared.ts";

interface UnfinishedDuel {
  readonly id: string;
  readonly against: Localized;
  readonly score: Localized;
  /** How many duels are unfinished, this one included. */
  readonly count: number;
}

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

export const loadProgress = async (): Promise<Progress> => {
  const [{ duels, hunts = {} }, unfinished] = await Promise.all([standing(), findUnfinished()]);
  const date = today();
  const isFound = (day: string): boolean => hunts[day]?.found === true && hunts[day].inTime;
  return { duels, day: hunts[date], streak: streakOf(isFound, date), unfinished };
};
