/** The seats of a table: how many there are, who may sit there, and who joins next. */
import { type PatronName, patrons } from "../faces/patrons.ts";

export const fewestSeats = 2;
export const mostSeats = 6;

export const isPatron = (place: string): place is PatronName => patrons.some((one) => one === place);

/** Who joins when a seat is added, in this order: more than a table has seats. */
const joining: readonly [PatronName, ...PatronName[]] = [
  "hybrid:balanced",
  "hybrid:cautious",
  "hybrid:reckless",
  "hybrid:normal",
  "hybrid:easy",
  "hybrid:hard",
  "hybrid:learning",
];

/** The first regular who is not at the table yet. */
export const newcomerAt = (seats: readonly string[]): PatronName =>
  joining.find((one) => !seats.includes(one)) ?? joining[0];

/** Before anything was chosen: against the easiest regular. */
export const firstSeats: readonly string[] = ["you", "hybrid:easy"];
