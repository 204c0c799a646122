/** The lessons in which a note leads through a staged match, at their first step. */
import type { Page } from "@playwright/test";
import type { Screen } from "./routes.ts";

const enter = (page: Page): Promise<void> => page.locator(".tutorial-bubble:not(.unplaced)").waitFor();

export const lessonRooms: readonly Screen[] = [
  { name: "zonk-lesson", path: "/play/zonk/lesson", scrolls: false, enter },
  { name: "head-lesson", path: "/play/head/learn", scrolls: false, enter },
  { name: "thirteen-lesson", path: "/play/thirteen/learn", scrolls: false, enter },
];
