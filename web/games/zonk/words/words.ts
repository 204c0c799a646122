/** The tavern's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ZonkTexts } from "./texts.en.ts";

export const words = catalogue<ZonkTexts>(import.meta.glob("./texts.*.ts"));
