/** Thirteen Throws on the profile: its texts in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ThirteenPortraitWords } from "./portrait.en.ts";

export const portraitWords = catalogue<ThirteenPortraitWords>(import.meta.glob("./portrait.*.ts"));
