/** Thirteen Throws: texts of its home page summary, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ThirteenSummaryWords } from "./summary.en.ts";

export const summaryWords = catalogue<ThirteenSummaryWords>(import.meta.glob("./summary.*.ts"));
