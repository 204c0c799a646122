/** The duel: labels of its statistics, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { HeadStatisticsWords } from "./statistics.en.ts";

export const statisticsWords = catalogue<HeadStatisticsWords>(import.meta.glob("./statistics.*.ts"));
