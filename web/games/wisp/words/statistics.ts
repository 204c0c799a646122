/** The wisp: labels of its statistics, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispStatisticsWords } from "./statistics.en.ts";

export const statisticsWords = catalogue<WispStatisticsWords>(import.meta.glob("./statistics.*.ts"));
