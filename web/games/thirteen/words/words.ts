/** The arcade's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ThrowsTexts } from "./texts.en.ts";

export const words = catalogue<ThrowsTexts>(import.meta.glob("./texts.*.ts"));
