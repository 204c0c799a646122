/** How somebody likes to play: the choices made for the last new game, and what has been learnt. */
import { habitsFormat, usualHabits } from "./habits-format.ts";
import { habitsOf } from "./shared.ts";

export { type Habits, longestList, type Opponent, opponents } from "./habits-format.ts";

const kept = habitsOf("head", habitsFormat, usualHabits);
export const habits = kept.get;
export const changeHabits = kept.change;
