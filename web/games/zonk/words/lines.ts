/** What the regulars say, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { en } from "./lines.en.ts";

export const lines = catalogue<typeof en>(import.meta.glob("./lines.*.ts"));
