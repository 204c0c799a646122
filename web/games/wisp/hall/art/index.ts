/** The forest's pictures on the home page. */
import type { HallArt } from "../../../page.ts";
import { Room } from "./Room.tsx";
import { type DomeBoard, Today } from "./Today.tsx";

export type { DomeBoard };
export const art: HallArt<DomeBoard> = {
  Room,
  Today,
  // The level is grown in a worker, which is worth its code only where the game was played before.
  start: async (date, isPlayed) => (isPlayed ? (await import("./day-level.ts")).boardOfDay(date) : undefined),
};
