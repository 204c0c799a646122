/** Texts of the result dialog about claims and other players' boards, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { EndingTexts } from "./ending-texts.en.ts";

export const endingTexts = catalogue<EndingTexts>(import.meta.glob("./ending-texts.*.ts"));
