/** Texts of the game side by side, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { RunSideTexts } from "./side.en.ts";

export const side = catalogue<RunSideTexts>(import.meta.glob("./side.*.ts"));
