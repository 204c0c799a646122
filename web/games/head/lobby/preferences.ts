/** How somebody likes to play: the choices made for the last new game, and what has been learnt. */

import { preferencesOf } from "../shared.ts";
import { habitsFormat, usualHabits } from "./preferences-format.ts";

export { type HeadPreferences, longestList, type OpponentChoice, opponents } from "./preferences-format.ts";

const kept = preferencesOf("head", habitsFormat, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;
