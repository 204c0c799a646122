/** The dice of the daily match: whoever makes the same decisions gets the same. */
import { type Seed, seedOf } from "@turnlight/kernel";

export const daySeed = (date: string): Seed => seedOf(`zonk, duplicate of the day, ${date}`);
