/** The texts of lists of unfinished matches, in both languages. */
import { catalogue } from "../../language/catalogue.ts";
import type { UnfinishedTexts } from "./words.en.ts";

export const words = catalogue<UnfinishedTexts>(import.meta.glob("./words.*.ts"));
