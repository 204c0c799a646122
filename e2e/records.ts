/** Golden records as replay addresses. */
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

/** A story, encoded as in addresses. */
export const packed = (story: string | Buffer): string => deflateRawSync(story).toString("base64url");

/** A golden record, encoded. */
export const recordPart = (game: string): string =>
  packed(readFileSync(new URL(`../${golden[game] ?? ""}`, import.meta.url)));

export const recordLink = (game: string): string => `/#/replays/link/${recordPart(game)}`;
