/** Texts of the navigation, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { NavigationWords } from "./words.en.ts";

export const navigationWords = catalogue<NavigationWords>(import.meta.glob("./words.*.ts"));
