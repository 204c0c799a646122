/** Texts for refusals online: a game's own take precedence over the server's, and these over the general ones. */
import type { Refusal } from "@turnlight/kernel";
import type { Localized } from "../language/language.ts";
import { refusalText } from "../language/refusals.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import { toast } from "../ui/index.ts";
import { de } from "./refusals.de.ts";
import { en } from "./refusals.en.ts";

const house: Localized<RefusalWords> = { en, de };

/** Merged with a game's own refusal texts. */
export const onlineRefusals = (game?: Localized<RefusalWords>): Localized<RefusalWords> =>
  game === undefined ? house : { en: { ...en, ...game.en }, de: { ...de, ...game.de } };

export const sayRefused = (refusal: Refusal): void => {
  toast(refusalText(refusal, house), { tone: "bad" });
};
