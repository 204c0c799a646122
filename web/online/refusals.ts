/** Texts for refusals online: a game's own take precedence over the server's, and these over the general ones. */
import { computed } from "@preact/signals";
import type { Refusal } from "@turnlight/kernel";
import { catalogue, type Localized } from "../language/catalogue.ts";
import { refusalText } from "../language/refusals.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";
import { toast } from "../ui/index.ts";

const house = catalogue<RefusalWords>(import.meta.glob("./refusals.*.ts"));

/** Merged with a game's own refusal texts. */
export const onlineRefusals = (game?: Localized<RefusalWords>): Localized<RefusalWords> =>
  game === undefined ? house : computed(() => ({ ...house.value, ...game.value }));

export const sayRefused = (refusal: Refusal): void => {
  toast(refusalText(refusal, house), { tone: "bad" });
};
