/** Achievements at the moment they are earned for the first time; what was announced in a run is not announced again. */
import { type Signal, useSignal } from "@preact/signals";
import { earnedBy, type ThirteenAchievement } from "@turnlight/games/thirteen";
import { useEffect } from "preact/hooks";
import { announcedIn, keepAnnounced, standing } from "../saved.ts";
import { announce } from "../shared.ts";
import { words } from "../words/words.ts";
import { whyOf } from "./occasion.ts";
import type { RunScreenProps } from "./run.ts";

export const useMoments = ({
  sight,
  fact,
  entry,
  actions,
}: Pick<RunScreenProps, "sight" | "fact" | "entry" | "actions">): Signal<readonly ThirteenAchievement[]> => {
  const earned = useSignal<readonly ThirteenAchievement[]>([]);
  const { match, laid } = sight.value;
  const why = whyOf(laid.occasion);
  const counts = actions !== undefined && !why.isPractice && !why.isTour;
  useEffect(() => {
    if (!counts) return;
    let known: Set<ThirteenAchievement> | undefined;
    void Promise.all([standing(), announcedIn(match)]).then(([{ achievements }, names]) => {
      known = new Set([...Object.keys(achievements), ...names] as ThirteenAchievement[]);
    });
    return fact.subscribe((now) => {
      if (now === undefined || known === undefined) return;
      if (now.kind === "throwing" || now.kind === "began") earned.value = [];
      const before = sight.peek().view;
      const after = (entry?.peek()?.sight.view ?? before) as typeof before;
      const fresh = earnedBy(now, { before, after, isDaily: why.isDaily }).filter((name) => known?.has(name) === false);
      if (fresh.length === 0) return;
      for (const name of fresh) known.add(name);
      earned.value = [...earned.peek(), ...fresh];
      const texts = words.peek().achievements;
      announce(fresh.map((name) => texts.earned(texts.list[name][0])).join(" "));
      void announcedIn(match).then((names) => keepAnnounced(match, [...names, ...fresh]));
    });
  }, [sight, fact, entry, match, counts, why.isDaily, earned]);
  return earned;
};
