/** Texts of the theme settings, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { ThemeWords } from "./theme-words.en.ts";

export const themeWords = catalogue<ThemeWords>(import.meta.glob("./theme-words.*.ts"));
