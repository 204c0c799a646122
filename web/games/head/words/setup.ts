/** The set-up's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { SetUpTexts } from "./setup.en.ts";

export const words = catalogue<SetUpTexts>(import.meta.glob("./setup.*.ts"));
