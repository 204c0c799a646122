/** The word list and keyboard of the page's language. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ContentTexts } from "./content.en.ts";

export const content = catalogue<ContentTexts>(import.meta.glob("./content.*.ts"));
