/** The lesson's texts in the page's language. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ThirteenLessonTexts } from "./lesson.en.ts";

export const lessonWords = catalogue<ThirteenLessonTexts>(import.meta.glob("./lesson.*.ts"));
