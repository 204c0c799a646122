/** The texts for online play, in the language of the page. */
import { catalogue } from "../language/catalogue.ts";
import type { OnlineTexts } from "./words.en.ts";

export const words = catalogue<OnlineTexts>(import.meta.glob("./words.*.ts"));
