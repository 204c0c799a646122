/** Playing a pack: which level comes next, and beginning it. */
import { levelKey } from "@turnlight/games/wisp";
import type { Bests } from "../lobby/campaign.ts";
import { beginLevel } from "../play/begin.ts";
import { packAbout } from "./occasion.ts";
import type { LevelPack } from "./pack.ts";

export const solvedIn = ({ levels }: LevelPack, bests: Bests): number =>
  levels.filter(({ code }) => bests.has(levelKey(code))).length;

/** The first level that is not solved from here on, then of all; undefined where all are. */
export const nextIn = ({ levels }: LevelPack, bests: Bests, from = 0): number | undefined => {
  const isOpen = (at: number) => !bests.has(levelKey(levels[at]?.code ?? ""));
  const places = levels.map((_, at) => at);
  return places.find((at) => at >= from && isOpen(at)) ?? places.find(isOpen);
};

export const beginInPack = async (key: string, pack: LevelPack, at: number): Promise<void> => {
  const level = pack.levels[at];
  if (level !== undefined)
    await beginLevel(level.code, { kind: "pack", about: packAbout({ key, at, name: level.name }) });
};
