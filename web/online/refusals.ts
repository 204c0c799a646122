/** The server's refusals in words: before those of the house, behind those of the game. */
import type { Refusal } from "@turnlight/kernel";
import type { Localized } from "../language/language.ts";
import { refusalText } from "../language/refusals.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import { toast } from "../ui/index.ts";
import { de } from "./refusals.de.ts";
import { en } from "./refusals.en.ts";

const house: Localized<RefusalWords> = { en, de };

/** With a game's own words for what its rules refuse. */
export const onlineRefusals = (game?: Localized<RefusalWords>): Localized<RefusalWords> =>
  game === undefined ? house : { en: { ...en, ...game.en }, de: { ...de, ...game.de } };

export const sayRefused = (refusal: Refusal): void => {
  toast(refusalText(refusal, house), { tone: "bad" });
};
