/** The lesson's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispLessonTexts } from "./lesson.en.ts";

export const lessonWords = catalogue<WispLessonTexts>(import.meta.glob("./lesson.*.ts"));
