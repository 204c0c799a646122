/** What the rooms of the house say, in both languages. */
import { de } from "./rooms.de.ts";
import { en } from "./rooms.en.ts";

export const rooms = { en, de };
