/** Texts of the profile, in the language of the page. */
import { catalogue } from "../../../language/catalogue.ts";
import type { ProfileWords } from "./words.en.ts";

export const profileWords = catalogue<ProfileWords>(import.meta.glob("./words.*.ts"));
