/** The training room, an exercise, and the review's screens: its start page, a match of every game, and learning from one. */
import type { Page } from "@playwright/test";
import { recordPart } from "./records.ts";
import type { Screen } from "./routes.ts";

/** The whole match is reviewed. */
export const reviewed = (page: Page): Promise<void> =>
  page.locator(".desk[aria-busy=false]").waitFor({ timeout: 60_000 });

const room = (game: string, enter: (page: Page) => Promise<unknown> = reviewed, name = `review-${game}`): Screen => ({
  name,
  path: `/review/link/${recordPart(game)}`,
  scrolls: name === "review-learn",
  enter,
});

const learn = async (page: Page): Promise<void> => {
  await reviewed(page);
  await page.locator(".verdict-keys button").first().click();
  await page.locator(".review-tries").waitFor();
};

export const reviewRooms: readonly Screen[] = [
  {
    name: "learn",
    path: "/learn",
    scrolls: true,
    enter: (page) => page.locator(".learn-room[aria-busy=false]").waitFor(),
  },
  {
    name: "learn-exercise",
    path: "/learn/zonk/bank",
    scrolls: true,
    enter: (page) => page.locator(".review-tries").waitFor(),
  },
  { name: "review", path: "/review", scrolls: true },
  room("head"),
  room("caught", learn, "review-learn"),
];
