/** How far one is in a pack, and the order of its levels. */
import { levelKey } from "@turnlight/games/wisp";
import type { Bests } from "../lobby/campaign.ts";
import type { LevelPack } from "./pack.ts";

export const solvedIn = ({ levels }: LevelPack, bests: Bests): number =>
  levels.filter(({ code }) => bests.has(levelKey(code))).length;

/** The first level that is not solved from here on, then of all; undefined where all are. */
export const nextIn = ({ levels }: LevelPack, bests: Bests, from = 0): number | undefined => {
  const isOpen = (at: number) => !bests.has(levelKey(levels[at]?.code ?? ""));
  const places = levels.map((_, at) => at);
  return places.find((at) => at >= from && isOpen(at)) ?? places.find(isOpen);
};

/** The list with one of its places exchanged with the one before it. */
export const withEarlier = <T>(list: readonly T[], at: number): readonly T[] => {
  const [before, moved] = [list[at - 1], list[at]];
  if (before === undefined || moved === undefined) return list;
  return list.with(at - 1, moved).with(at, before);
};
