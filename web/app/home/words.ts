/** Texts of the home page, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { HomeWords } from "./words.en.ts";

export const homeWords = catalogue<HomeWords>(import.meta.glob("./words.*.ts"));
