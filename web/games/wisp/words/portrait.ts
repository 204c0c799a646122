/** The wisp on the profile: its texts in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispPortraitWords } from "./portrait.en.ts";

export const portraitWords = catalogue<WispPortraitWords>(import.meta.glob("./portrait.*.ts"));
