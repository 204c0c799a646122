/** The standing over all runs, for a run's screen: total stars, and what this run was the first to earn. */
import { type Signal, useSignal } from "@preact/signals";
import { type RunSummary, type ThirteenAchievement, thirteenAchievements } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { collection, standing } from "../saved.ts";

interface RunResults {
  readonly stars: number;
  /** This run's summary, once it is over. */
  readonly summary?: RunSummary;
  readonly earned: readonly ThirteenAchievement[];
  /** The highest stake that may be chosen. */
  readonly stake: number;
}

export const useStanding = (match: string, over: boolean): Signal<RunResults> => {
  const results = useSignal<RunResults>({ stars: 0, earned: [], stake: 0 });
  useEffect(() => {
    void Promise.all([standing(), collection()]).then(([{ last, achievements: at, stake }, { stars }]) => {
      const summary = over ? last.find((one) => one.match === match) : undefined;
      const earned = summary === undefined ? [] : thirteenAchievements.filter((name) => at[name] === summary.ended);
      results.value = { stars, stake, earned, ...(summary !== undefined && { summary }) };
    });
  }, [match, over, results]);
  return results;
};
