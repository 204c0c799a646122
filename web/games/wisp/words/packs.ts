/** The texts about packs in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { PackTexts } from "./packs.en.ts";

export const packWords = catalogue<PackTexts>(import.meta.glob("./packs.*.ts"));
