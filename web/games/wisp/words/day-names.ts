/** Names of daily levels, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";

export const dayNames = catalogue<readonly string[]>(import.meta.glob("./day-names.*.ts"));
