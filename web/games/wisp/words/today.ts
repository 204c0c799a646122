/** The wisp: today's result in two words. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispTodayWords } from "./today.en.ts";

export const todayWords = catalogue<WispTodayWords>(import.meta.glob("./today.*.ts"));
