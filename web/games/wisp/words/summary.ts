/** The wisp: texts of its home page summary, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispSummaryWords } from "./summary.en.ts";

export const summaryWords = catalogue<WispSummaryWords>(import.meta.glob("./summary.*.ts"));
