/** The table of last time, which *Play* lays again: as chosen, or else as played last. */
import { patronOf } from "../faces/patrons.ts";
import type { ZonkSetting } from "../saved.ts";
import type { Sitter } from "../shared.ts";

/** A match of this device in a list. */
interface ListedTable {
  readonly sitters: readonly Sitter[];
  readonly occasion?: unknown;
}

export interface LastTime {
  readonly setting: ZonkSetting;
  /** Nothing was chosen or played here before: *Play* starts the guided match. */
  readonly isFirst: boolean;
}

/** The seats of a match as the lobby names them; the first person is the player. */
export const seatsIn = (sitters: readonly Sitter[]): readonly string[] => {
  const me = sitters.findIndex(({ kind }) => kind === "person");
  return ["you", ...sitters.flatMap((one, i) => (i === me ? [] : [one.kind === "bot" ? patronOf(one.bot) : "person"]))];
};

/** `played` is the newest first. Lessons, dailies and tournaments say nothing about the table one likes. */
export const lastTimeIn = (
  chosen: ZonkSetting | undefined,
  played: readonly ListedTable[],
  usual: ZonkSetting,
): LastTime => {
  if (chosen !== undefined) return { setting: chosen, isFirst: false };
  const last = played.find(({ sitters, occasion }) => occasion === undefined && sitters.length > 1);
  return {
    setting: last === undefined ? usual : { ...usual, seats: seatsIn(last.sitters) },
    isFirst: played.length === 0,
  };
};
