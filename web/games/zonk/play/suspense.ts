/** The tension over a roll: none while it cannot fail, highest over the last die. */
import { type ScoringTable, zonkChance } from "@turnlight/games/zonk";

/** From 0 to 3. */
export type Tension = 0 | 1 | 2 | 3;

const byDice: readonly Tension[] = [3, 2, 1];

export const tensionOf = (table: ScoringTable, dice: number): Tension =>
  zonkChance(table, dice) > 0 ? (byDice[dice - 1] ?? 0) : 0;

/** Milliseconds between two heartbeats during such a roll. */
export const heartbeats: Readonly<Record<Exclude<Tension, 0>, number>> = { 1: 260, 2: 190, 3: 130 };
