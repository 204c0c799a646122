/** The tavern: texts of a duplicate's result, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { DuplicateWords } from "./duplicate.en.ts";

export const duplicateWords = catalogue<DuplicateWords>(import.meta.glob("./duplicate.*.ts"));
