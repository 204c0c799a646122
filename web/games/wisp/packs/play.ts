/** Begins a level of a pack. */
import { beginLevel } from "../play/begin.ts";
import { packAbout } from "./occasion.ts";
import type { LevelPack } from "./pack.ts";

export const beginInPack = async (key: string, pack: LevelPack, at: number): Promise<void> => {
  const level = pack.levels[at];
  if (level !== undefined)
    await beginLevel(level.code, { kind: "pack", about: packAbout({ key, at, name: level.name }) });
};
