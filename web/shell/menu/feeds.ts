/** What the games tell the hall. Only games that were played are asked, so that a first visit loads none of them. */
import { signal } from "@preact/signals";
import { type Card, namesGiven } from "../../games/card.ts";
import { cards } from "../../games/index.ts";
import { store } from "../../store/device.ts";
import type { Gathered } from "../../table/feed/gather.ts";

/** How many unfinished matches of a game the hall looks at. */
const lookedAt = 3;

/** By game; nothing for a game that was never played. */
export const feeds = signal<Readonly<Record<string, Gathered>>>({});
/** Whether the device has answered: until then nobody is taken for a newcomer. */
export const hasAnswered = signal(false);

const isPlayed = async (game: string): Promise<boolean> => {
  const { running, results } = await store;
  const [left, done] = await Promise.all([running({ game, limit: 1 }), results({ game, limit: 1 })]);
  return left.length > 0 || done.length > 0;
};

const feedOf = async ([name, card]: [string, Card]): Promise<readonly (readonly [string, Gathered])[]> => {
  if (!(await isPlayed(name))) return [];
  const [{ gather, plainFeeder }, own] = await Promise.all([import("../../table/feed/gather.ts"), card.feed?.()]);
  return [[name, await gather(name, own?.feeder ?? plainFeeder(namesGiven(card)), lookedAt)]];
};

/** Asked anew whenever the hall is entered. */
export const askForNews = async (): Promise<void> => {
  const told = await Promise.all(Object.entries(cards).map(feedOf));
  feeds.value = Object.fromEntries(told.flat());
  hasAnswered.value = true;
};
