/** A level to be played against others: it is the first choice of the next online table. */
import { go } from "../shared.ts";

interface DuelLevel {
  /** Its code. */
  readonly value: string;
  readonly name: string;
}

let wanted: DuelLevel | undefined;

export const duelLevel = (): DuelLevel | undefined => wanted;

/** Sets up an online table for this level. */
export const playAgainstOthers = (code: string, name: string): void => {
  wanted = { value: code, name };
  go("/online/new/wisp-side-by-side");
};
