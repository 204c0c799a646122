/** Trophies first earned by this match: the host's results compared with the trophies before. */
import type { ZonkAchievement } from "@turnlight/games/zonk";
import { useEffect, useRef } from "preact/hooks";
import { standing } from "../hall/standing.ts";
import { sound, toast } from "../shared.ts";
import { words } from "../words/words.ts";
import type { ZonkScreenProps } from "./props.ts";

export const useNewAchievements = ({ sight, busy }: Pick<ZonkScreenProps, "sight" | "busy">): void => {
  const { outcome, commitment } = sight.value;
  const isOver = outcome !== undefined && !busy.value;
  const before = useRef<Promise<readonly ZonkAchievement[]> | undefined>(undefined);
  before.current ??= standing().then(({ trophies }) => trophies);
  useEffect(() => {
    if (!isOver) return;
    const had = before.current;
    const now = standing().then(({ trophies }) => trophies);
    before.current = now;
    void Promise.all([had, now]).then(([old = [], all]) => {
      const fresh = all.filter((trophy) => !old.includes(trophy));
      if (fresh.length > 0) sound.play("chime");
      for (const trophy of fresh)
        toast(words.peek().won(words.peek().trophies[trophy][0] ?? trophy), { tone: "good", between: true });
    });
  }, [isOver, commitment]);
};
