/** The replay's texts in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { ReplayTexts } from "./words.en.ts";

export const words = catalogue<ReplayTexts>(import.meta.glob("./words.*.ts"));
