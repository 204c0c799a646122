/** The training room's texts in the page's language. */
import { catalogue } from "../language/catalogue.ts";
import type { LearnTexts } from "./words.en.ts";

export const learnWords = catalogue<LearnTexts>(import.meta.glob("./words.*.ts"));
