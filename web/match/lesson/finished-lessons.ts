/** Which games' lessons were finished on this device. */
import { object, timestamp } from "@turnlight/kernel/schema";
import { store } from "../../store/device-store.ts";
import type { Format } from "../../store/index.ts";

const lessonFormat: Format<{ readonly at: number }> = {
  name: "lesson-finished",
  version: 1,
  read: object({ at: timestamp }),
};

const drawer = async () => (await store).drawer("learn", lessonFormat);

export const finishedLessons = async (): Promise<readonly string[]> =>
  (await (await drawer()).list()).map(({ key }) => key);

export const finishLesson = async (game: string): Promise<void> =>
  void (await (await drawer()).put(game, { at: Date.now() }));
