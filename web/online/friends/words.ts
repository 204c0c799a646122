/** Texts for friends and recent opponents, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { FriendTexts } from "./words.en.ts";

export const words = catalogue<FriendTexts>(import.meta.glob("./words.*.ts"));
