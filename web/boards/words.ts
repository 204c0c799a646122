/** Texts of boards and challenges, in the language of the page. */
import { catalogue } from "../language/catalogue.ts";
import type { BoardTexts } from "./words.en.ts";

export const words = catalogue<BoardTexts>(import.meta.glob("./words.*.ts"));
