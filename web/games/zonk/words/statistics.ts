/** The tavern: labels of its statistics, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkStatisticsWords } from "./statistics.en.ts";

export const statisticsWords = catalogue<ZonkStatisticsWords>(import.meta.glob("./statistics.*.ts"));
