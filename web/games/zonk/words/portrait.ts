/** The tavern on the profile: its texts in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkPortraitWords } from "./portrait.en.ts";

export const portraitWords = catalogue<ZonkPortraitWords>(import.meta.glob("./portrait.*.ts"));
