/** The review's texts in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { ReviewTexts } from "./words.en.ts";

export const words = catalogue<ReviewTexts>(import.meta.glob("./words.*.ts"));
