/** The title screen's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { TitleTexts } from "./title.en.ts";

export const titleWords = catalogue<TitleTexts>(import.meta.glob("./title.*.ts"));
