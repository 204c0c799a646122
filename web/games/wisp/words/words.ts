/** The wisp's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispTexts } from "./texts.en.ts";

export const words = catalogue<WispTexts>(import.meta.glob("./texts.*.ts"));
