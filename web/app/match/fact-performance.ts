/** How a fact is performed at a table: what it sounds like, and how long it takes. */
import type { Actor, BaseFact } from "@turnlight/kernel";
import type { GamePage } from "../../games/page.ts";
import type { EffectName } from "../../sound/index.ts";

/** What a fact takes at normal speed when the game's screen does not say: long enough to be seen. */
const glance = 220;

interface FactPerformance {
  /** Nothing for what sounds like nothing. */
  readonly effect?: EffectName;
  /** In milliseconds at normal speed. */
  readonly time: number;
}

/** As the game's page says it; without one, dice sound like dice and everything else like a tap. */
export const performanceOf = (
  page: Pick<GamePage, "sounds" | "quiet" | "times"> | undefined,
  fact: BaseFact,
  by: Actor,
): FactPerformance => {
  const sounds = page?.sounds[fact.kind] ?? (by === "chance" ? "dice" : "tap");
  const times = page?.times?.[fact.kind] ?? glance;
  const time = typeof times === "function" ? times(fact) : times;
  if (page?.quiet?.includes(fact.kind) === true) return { time };
  return { effect: typeof sounds === "function" ? sounds(fact) : sounds, time };
};
