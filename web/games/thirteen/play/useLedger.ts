/** Keeps what a run means beyond itself: its summary in the statistics, its stars, its achievements. */
import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { addStars, categories, type RunState, target } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { collection, type Errand, keepCollection, keepDeed, keepSummary, type RunSummary, summaryOf } from "../keep.ts";
import { toast } from "../shared.ts";
import { words } from "../words.ts";
import { type Deed, earnedBy, isClean } from "./deeds.ts";
import { factIn, runIn } from "./run.ts";

const bestBoxOf = ({ sheet }: RunState): { readonly bestBox: string; readonly bestPoints: number } =>
  sheet.boxes.reduce<{ bestBox: string; bestPoints: number }>(
    (best, points, box) =>
      points !== null && points > best.bestPoints ? { bestBox: categories[box] ?? "", bestPoints: points } : best,
    { bestBox: "", bestPoints: 0 },
  );

const summaryNow = (state: RunState, errand: Errand, before: RunSummary | undefined, over: boolean): RunSummary => {
  const best = bestBoxOf(state);
  const isBetter = best.bestPoints > (before?.bestPoints ?? 0);
  return {
    at: before?.at ?? Date.now(),
    challenge: state.config.challenge,
    seed: errand.seed,
    date: errand.date,
    over,
    stage: state.stage,
    cleared: state.cleared,
    score: state.sheet.score,
    target: target(state),
    bestStage: Math.max(before?.bestStage ?? 0, state.sheet.score),
    bestBox: isBetter ? best.bestBox : (before?.bestBox ?? ""),
    bestPoints: Math.max(best.bestPoints, before?.bestPoints ?? 0),
    purse: state.purse,
  };
};

/** One change after the other, so that a star is never counted twice. */
let summary: Promise<unknown> = Promise.resolve();
const inLine = (act: () => Promise<void>): void => {
  summary = summary.then(act, act);
};

const keepRun = async (run: string, state: RunState, errand: Errand, over: boolean): Promise<void> => {
  const before = await summaryOf(run);
  if (before?.over === true) return;
  const more = state.cleared - (before?.cleared ?? 0);
  if (more > 0 && state.config.challenge !== "purist") await keepCollection(addStars(await collection(), more));
  await keepSummary(run, summaryNow(state, errand, before, over));
};

const award = (deeds: readonly Deed[]): void => {
  for (const deed of deeds)
    inLine(async () => {
      const said = words.peek().achievements;
      if (await keepDeed(deed, Date.now())) toast(said.earned(said.list[deed][0]), { tone: "good" });
    });
};

/** The stars there are, for the header; a tour leaves no trace. */
export const useLedger = (
  { sight, fact, actions }: Pick<ScreenProps, "sight" | "fact" | "actions">,
  run: string,
  errand: Signal<Errand | undefined>,
): Signal<number> => {
  const stars = useSignal(0);
  useEffect(() => {
    void collection().then((now) => {
      stars.value = now.stars;
    });
  }, [stars]);
  useSignalEffect(() => {
    const state = runIn(sight.value.view);
    const why = errand.value;
    if (actions === undefined || state === undefined || why === undefined || why.kind === "tour") return;
    const over = sight.value.outcome !== undefined;
    inLine(async () => {
      await keepRun(run, state, why, over);
      stars.value = (await collection()).stars;
    });
    if (state.phase.kind === "shop" && isClean(state)) award(["clean"]);
  });
  // Several facts may come before the next picture; each may be an achievement.
  useEffect(
    () =>
      fact.subscribe((heard) => {
        const now = factIn(heard);
        const state = runIn(sight.peek().view);
        const why = errand.peek();
        if (now === undefined || state === undefined || why === undefined || why.kind === "tour") return;
        award(earnedBy(now, state, { daily: why.kind === "daily" }));
      }),
    [sight, fact, errand],
  );
  return stars;
};
