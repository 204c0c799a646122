/** The tavern: texts of the career, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { CareerWords } from "./career.en.ts";

export const careerWords = catalogue<CareerWords>(import.meta.glob("./career.*.ts"));
