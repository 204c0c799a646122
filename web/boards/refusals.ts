/** The server's refusals of results, in the language of the page. */
import type { Refusal } from "@turnlight/kernel";
import { catalogue } from "../language/catalogue.ts";
import { refusalText } from "../language/refusals.ts";
import type { RefusalWords } from "../language/texts/refusal-said.ts";

const boardRefusals = catalogue<RefusalWords>(import.meta.glob("./refusals.*.ts"));

export const said = (refusal: Refusal): string => refusalText(refusal, boardRefusals);
