/** The daily table: the date decides the dice and the opponents, the same for everybody. */
import { type Seed, seedOf } from "@turnlight/kernel";
import { dayTarget } from "./daily-opponent.ts";

export { dayTarget, opponentOf } from "./daily-opponent.ts";

/** The first day with a daily table. */
export const firstDay = "2026-11-01";

export const daySeed = (date: string): Seed => seedOf(`zonk, daily table, ${date}`);

export const dayConfig = `seats=2 table=parlour target=${dayTarget} streak=on`;
