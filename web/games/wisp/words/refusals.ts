/** The wisp: refusals of moves and requests, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { RefusalWords } from "../../../language/texts/refusal-said.ts";

export const refusals = catalogue<RefusalWords>(import.meta.glob("./refusals.*.ts"), "refusals");
