/** The tutorial's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { LessonTexts } from "./learn.en.ts";

export const words = catalogue<LessonTexts>(import.meta.glob("./learn.*.ts"));
