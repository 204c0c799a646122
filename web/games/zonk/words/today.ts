/** The tavern: today's result in a word. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkTodayWords } from "./today.en.ts";

export const todayWords = catalogue<ZonkTodayWords>(import.meta.glob("./today.*.ts"));
