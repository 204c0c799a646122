/** The lesson's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { LessonTexts } from "./lesson.en.ts";

export const lessonWords = catalogue<LessonTexts>(import.meta.glob("./lesson.*.ts"));
