/** The lesson's texts in the page's language. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkLessonTexts } from "./lesson.en.ts";

export const lessonWords = catalogue<ZonkLessonTexts>(import.meta.glob("./lesson.*.ts"));
