/** Texts of all pages but the home page, in both languages. */
import { de } from "./rooms.de.ts";
import { en } from "./rooms.en.ts";

export const rooms = { en, de };
