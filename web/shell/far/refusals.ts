/** The server's refusals in words: before those of the house, behind those of the game. */
import type { Refusal } from "@turnlight/kernel";
import type { Worded } from "../../language/language.ts";
import { refusalSaid } from "../../language/refusals.ts";
import type { RefusalWords } from "../../language/texts/refusal-said.ts";
import { toast } from "../../table/parts/index.ts";
import { de } from "./refusals.de.ts";
import { en } from "./refusals.en.ts";

const house: Worded<RefusalWords> = { en, de };

/** With a game's own words for what its rules refuse. */
export const farRefusals = (game?: Worded<RefusalWords>): Worded<RefusalWords> =>
  game === undefined ? house : { en: { ...en, ...game.en }, de: { ...de, ...game.de } };

export const sayRefused = (refusal: Refusal): void => {
  toast(refusalSaid(refusal, house), { tone: "bad" });
};
