/** Where each game's lesson is. */
import type { TrainedGame } from "./shelf.ts";

export const lessonPaths: Readonly<Record<TrainedGame, string>> = {
  head: "/play/head/learn",
  wisp: "/play/wisp/first",
  zonk: "/play/zonk/lesson",
  thirteen: "/play/thirteen/learn",
};
