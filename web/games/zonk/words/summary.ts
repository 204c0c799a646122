/** The tavern: texts of its home page summary, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkSummaryWords } from "./summary.en.ts";

export const summaryWords = catalogue<ZonkSummaryWords>(import.meta.glob("./summary.*.ts"));
