/** The texts about ratings in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { RatingTexts } from "./words.en.ts";

export const ratingWords = catalogue<RatingTexts>(import.meta.glob("./words.*.ts"));
