/**
 * Which files of texts are fetched together: one file a room and language, each a request. A room's code fetches its
 * texts in the language of the page alone.
 */
import { languageOf } from "../languages/files.ts";
import { besideItsRoom } from "./language-folders.ts";

const rooms: readonly (readonly [name: string, test: RegExp])[] = [
  // With the first paint.
  ["home", /\/language\/texts\/house\.|\/words\/card\.|\/web\/(?:app\/home|ui\/frame)\/words\./],
  // Unfinished matches and goals, for who has played.
  ["summaries", /\/words\/(?:summary|today)\.|\/match\/unfinished\//],
  // With them as well, and with their game.
  ["campaign", /\/words\/(?:chapters|levels|day-names)\./],
  ["online", /\/web\/online\//],
  ["rooms", /\/web\/(?:language|ui|match\/[^/]+\.)\/?|\/words\/(?:page|side)\./],
];

/** The file a module of texts is built into; undefined for all others. Opponents' names are needed in every language. */
export const textsFileOf = (path: string): string | undefined => {
  const tag =
    /\.ts$/.test(path) && !/\/words\/names\.|\/web\/(?:rescue|service-worker)\//.test(path)
      ? languageOf(path.replace(/^.*\/web\//, "/web/"))
      : undefined;
  if (tag === undefined) return undefined;
  const place = besideItsRoom(path);
  const game = /\/web\/games\/([^/]+)\//.exec(place)?.[1];
  const room = rooms.find(([, test]) => test.test(place))?.[0] ?? game ?? "more";
  return `${room}-${tag}`;
};
