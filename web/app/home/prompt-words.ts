/** Texts of the home page's one-time prompts, in the language of the page. */
import { catalogue } from "../../language/catalogue.ts";
import type { PromptWords } from "./prompt-words.en.ts";

export const promptWords = catalogue<PromptWords>(import.meta.glob("./prompt-words.*.ts"));
