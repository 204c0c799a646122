/** A player's preferences: the choices for the last new game, and whether the tutorial is done. */

import { preferencesOf } from "../shared.ts";
import { habitsFormat, usualHabits } from "./preferences-format.ts";

export { type HeadPreferences, longestList, type OpponentChoice, opponents } from "./preferences-format.ts";

const preferences = preferencesOf("head", habitsFormat, usualHabits);
export const habits = preferences.get;
export const changeHabits = preferences.change;
