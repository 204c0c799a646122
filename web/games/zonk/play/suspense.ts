/** The tension over a throw, by its stake: none while nothing can be lost, highest where it decides the match. */
import { type ThrowGrade, throwGrades } from "./stake.ts";

/** From 0 to 3. */
export type Tension = 0 | 1 | 2 | 3;

export const tensionOf = (grade: ThrowGrade): Tension => throwGrades.indexOf(grade) as Tension;

/** Milliseconds between two heartbeats during such a throw: the higher the stake, the slower and heavier. */
export const heartbeats: Readonly<Record<Exclude<Tension, 0>, number>> = { 1: 420, 2: 520, 3: 640 };
