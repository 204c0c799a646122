/** The tavern: texts of the lobby's start screen, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { FrontWords } from "./front.en.ts";

export const frontWords = catalogue<FrontWords>(import.meta.glob("./front.*.ts"));
