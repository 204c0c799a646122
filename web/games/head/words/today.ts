/** The duel: today's result in a word. */
import { catalogue } from "../../../language/catalogue.ts";
import type { HeadTodayWords } from "./today.en.ts";

export const todayWords = catalogue<HeadTodayWords>(import.meta.glob("./today.*.ts"));
