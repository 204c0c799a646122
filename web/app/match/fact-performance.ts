/** How a fact is played back at a table: its sound and its duration. */
import type { Actor, BaseFact } from "@turnlight/kernel";
import type { GamePage } from "../../games/page.ts";
import type { EffectName } from "../../sound/index.ts";

/** Duration at normal speed if the game does not set one: long enough to be seen. */
const glance = 220;

interface FactPerformance {
  /** `undefined` for a silent fact. */
  readonly effect?: EffectName;
  /** In milliseconds at normal speed. */
  readonly time: number;
}

/** As the game's page defines it; without a definition, dice sound like dice and everything else like a tap. */
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
