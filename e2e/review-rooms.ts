/** The training room, an exercise, and the review's screens: its start page, a match of every game, and learning from one. */
import type { Page } from "@playwright/test";
import { rules } from "@turnlight/games/thirteen";
import { zonk } from "@turnlight/games/zonk";
import { drawOf, Match, playOut, randomBot, seedOf, writeRecord, writeStory } from "@turnlight/kernel";
import { careless, playUntil, runOf } from "./arcade.ts";
import { packed, recordPart } from "./records.ts";
import type { Screen } from "./routes.ts";

/** A run that is lost in its first stage, encoded: a long one takes long to review, and shows no more. */
const lostRun = async (): Promise<string> => {
  const run = await playUntil(runOf("BOSS4", "", rules), careless, ({ phase }) => phase.kind === "over");
  const story = writeStory(rules, run.record);
  if (!story.ok) throw new Error(story.refusal.reason);
  return packed(story.value);
};

/** A race of two careless players with long names, as a record. */
export const carelessRace = async (): Promise<string> => {
  const config = zonk.rules.configText.read("table=parlour target=600");
  if (!config.ok) throw new Error(config.refusal.reason);
  const { match } = Match.begin(zonk.rules, config.value, { seed: seedOf("careless") });
  const sittings = [0, 1].map((seat) => ({ bot: randomBot, draw: drawOf(seedOf(`seat ${seat}`)) }));
  await playOut(match, sittings, { nodes: 1, bound: 500 });
  const players = [{ name: "Maximiliane Schönberger" }, { name: "Bartholomew Featherstone" }];
  return writeRecord({ ...match.record, players });
};

/** A match of each game as a review address: golden records where they are short and have several marks. */
export const matches: Readonly<Record<string, () => Promise<string> | string>> = {
  zonk: async () => packed(await carelessRace()),
  wisp: () => recordPart("caught"),
  head: () => recordPart("head"),
  thirteen: lostRun,
};

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

/** The reviews of the other games, in a few windows. */
export const moreReviews: readonly Screen[] = [
  room("zonk"),
  room("caught", reviewed, "review-wisp"),
  {
    name: "review-thirteen",
    path: "/review",
    scrolls: false,
    enter: async (page) => {
      await page.goto(`/#/review/link/${await matches["thirteen"]?.()}`);
      await reviewed(page);
    },
  },
];
