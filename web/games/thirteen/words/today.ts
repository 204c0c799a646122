/** The arcade: today's result in two words. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ThirteenTodayWords } from "./today.en.ts";

export const todayWords = catalogue<ThirteenTodayWords>(import.meta.glob("./today.*.ts"));
