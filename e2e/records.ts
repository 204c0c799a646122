/** Golden records as addresses of the replay. */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";

const golden: Readonly<Record<string, string>> = {
  zonk: "games/zonk/golden/parlour.story",
  wisp: "games/wisp/golden/everything.story",
  /** The wisp is caught after a detour: three moves. */
  caught: "games/wisp/golden/caught.story",
  head: "games/head/golden/normal-evening.story",
  thirteen: "games/thirteen/golden/greedy-human.story",
};

/** A golden record, packed as addresses hold it. */
export const recordPart = (game: string): string => {
  const story = readFileSync(new URL(`../${golden[game] ?? ""}`, import.meta.url));
  return deflateRawSync(story).toString("base64url");
};

export const recordLink = (game: string): string => `/#/replay/record/${recordPart(game)}`;
