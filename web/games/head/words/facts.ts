/** Don't Lose Your Head: sentences for facts, in all languages. */
import { facts as de } from "./facts.de.ts";
import { facts as en } from "./facts.en.ts";

export const facts = { en, de };
