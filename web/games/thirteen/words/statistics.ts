/** Thirteen Throws: labels of its statistics, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ThirteenStatisticsWords } from "./statistics.en.ts";

export const statisticsWords = catalogue<ThirteenStatisticsWords>(import.meta.glob("./statistics.*.ts"));
