/** The duel's texts in the page's locale. */
import { catalogue } from "../../../language/catalogue.ts";
import type { PlayTexts } from "./play.en.ts";

export const words = catalogue<PlayTexts>(import.meta.glob("./play.*.ts"));
