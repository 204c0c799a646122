/** Whose published results "Even it out" can use. */
import { accept, refuse } from "@turnlight/kernel";
import type { PublishedProfile } from "@turnlight/wire";
import { expect, test } from "vitest";
import type { ServerApi } from "../../../match/online/server-api.ts";
import { comparedFriends } from "../lobby/published-results.ts";

const profile = (name: string, games: PublishedProfile["games"]): PublishedProfile => ({
  name,
  colour: 0,
  avatar: 0,
  matches: 9,
  streak: 0,
  hours: 1,
  days: "",
  until: "2026-01-01",
  games,
  achievements: [],
});

const profiles: Readonly<Record<string, PublishedProfile>> = {
  "my-own-link-1": profile("Mara", [{ game: "head", matches: 10, won: 6 }]),
  ben: profile("Ben", [{ game: "head", matches: 4, won: 1 }]),
  ida: profile("Ida", [{ game: "zonk", matches: 4, won: 1 }]),
};

const friend = (code: string, name: string) => ({ friend: code, name, online: false });

type Asked = Pick<ServerApi, "publication" | "profile" | "friends">;

const server = (isPublished: boolean): Asked => ({
  publication: async () =>
    accept(isPublished ? { audience: "friends" as const, link: "my-own-link-1", at: 0 } : undefined),
  profile: async (link) => {
    const found = profiles[link];
    return found === undefined ? refuse("no-profile", "it is private") : accept(found);
  },
  friends: async () =>
    accept({
      friends: [friend("ben", "Ben"), friend("ida", "Ida"), friend("zoe", "Zoe")],
      wishes: [],
      asked: [],
      challenges: [],
    }),
});

test("friends who have published results of this game are compared, others are not", async () => {
  expect(await comparedFriends(server(true))).toEqual([
    { name: "Ben", mine: { matches: 10, won: 6 }, theirs: { matches: 4, won: 1 } },
  ]);
});

test("without published results of one's own nobody is compared", async () => {
  expect(await comparedFriends(server(false))).toEqual([]);
});

test("without a server nobody is compared", async () => {
  const gone = async () => refuse("no-server", "there is none");
  expect(await comparedFriends({ publication: gone, profile: gone, friends: gone })).toEqual([]);
});
