/** What games tell the hall of what is kept: a game that has something to tell is one line here. */
import type { Feeder } from "../table/feed/feed.ts";
import { plainFeeder } from "../table/feed/gather.ts";
import { namesGiven } from "./card.ts";
import { cardOf } from "./index.ts";

const feeders: Readonly<Record<string, () => Promise<{ readonly feeder: Feeder }>>> = {
  head: () => import("./head/feeder.ts"),
  wisp: () => import("./wisp/feeder.ts"),
  zonk: () => import("./zonk/feeder.ts"),
  thirteen: () => import("./thirteen/feeder.ts"),
};

/** Of a game that tells nothing of itself one knows who sits there. */
export const feederOf = async (game: string): Promise<Feeder> => {
  const own = Object.hasOwn(feeders, game) ? feeders[game] : undefined;
  if (own !== undefined) return (await own()).feeder;
  const card = cardOf(game);
  return plainFeeder(card === undefined ? [] : namesGiven(card));
};
