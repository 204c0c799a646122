/** The texts of the hunt of the day in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { HuntTexts } from "./hunt.en.ts";

export const words = catalogue<HuntTexts>(import.meta.glob("./hunt.*.ts"));
