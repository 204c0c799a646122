/** The duel on the profile: its texts in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { HeadPortraitWords } from "./portrait.en.ts";

export const portraitWords = catalogue<HeadPortraitWords>(import.meta.glob("./portrait.*.ts"));
