/** The components' texts in the language of the page. */
import { catalogue } from "../language/catalogue.ts";
import type { PartsTexts } from "./texts.en.ts";

export const words = catalogue<PartsTexts>(import.meta.glob("./texts.*.ts"));

/** A number in the page's language. */
export { number as figure } from "../language/format.ts";
