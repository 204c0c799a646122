/** Texts of the game side by side, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { WispSideTexts } from "./side.en.ts";

export const side = catalogue<WispSideTexts>(import.meta.glob("./side.*.ts"));
