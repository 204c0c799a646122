/** The duel: texts of its home page summary, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { HeadSummaryWords } from "./summary.en.ts";

export const summaryWords = catalogue<HeadSummaryWords>(import.meta.glob("./summary.*.ts"));
