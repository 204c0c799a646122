/** The hidden number: sentences for facts, in the language of the page. */
import type { NumberFact, NumberView } from "@turnlight/kernel/examples/hidden-number";
import { catalogue } from "../../../language/catalogue.ts";
import type { FactWords } from "../../facts.ts";

export const facts = catalogue<FactWords<NumberView, NumberFact>>(import.meta.glob("./facts.*.ts"), "facts");
