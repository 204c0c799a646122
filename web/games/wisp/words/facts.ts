/** The wisp: sentences for facts, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { facts as english } from "./facts.en.ts";

export const facts = catalogue<typeof english>(import.meta.glob("./facts.*.ts"), "facts");
