/** Published profiles: private until published, for whom the owner says, and gone when deleted. On both databases. */
import { writeRecord } from "@turnlight/kernel";
import {
  aboutMeSchema,
  friendLinkMadeSchema,
  friendsSchema,
  publicationSchema,
  readMessage,
  shownRecordsSchema,
} from "@turnlight/wire";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { courseFor, playCourse } from "./support/course-record.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";

let house: TestHouse;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterEach(() => house.close());
afterAll(() => cluster.stop());

const must = <T>(schema: z.ZodMiniType<T>, body: unknown): T => {
  const read = readMessage(schema, body);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.reason} ${JSON.stringify(body)}`);
  return read.value;
};

const profile = {
  name: "Ada",
  colour: 3,
  avatar: 1,
  since: 1_700_000_000_000,
  matches: 12,
  wonShare: 0.5,
  streak: 2,
  hours: 3.5,
  days: "001203",
  until: "2026-11-18",
  games: [{ game: "zonk", matches: 12, won: 6 }],
  achievements: [{ game: "zonk", key: "first", at: 1_700_000_000_000 }],
};

const publish = async (who: Visitor, audience: string, changed: object = {}) => {
  const answer = await who.ask("POST", "/api/me/profile", { audience, profile: { ...profile, ...changed } });
  expect(answer.status).toBe(200);
  const { published } = must(publicationSchema, answer.body);
  if (published === undefined) throw new Error("nothing was published");
  return published;
};
const seen = async (who: Visitor, link: string) => (await who.ask("GET", `/api/profiles/${link}`)).status;

const befriended = async (ada: Visitor, bo: Visitor): Promise<string> => {
  const { code } = must(friendLinkMadeSchema, (await ada.ask("POST", "/api/friends/link", { name: "Ada" })).body);
  const list = must(friendsSchema, (await bo.ask("POST", "/api/friends/accept", { code, name: "Bo" })).body);
  return list.friends[0]?.friend ?? "";
};

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const opened = async () => {
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    house = await openHouse({ limits: generousLimits, ...keep });
    const guest = () => Visitor.guest(house.url);
    return [await guest(), await guest(), await guest()] as const;
  };

  test("nothing is published until somebody does, and then to whom they say", async () => {
    const [ada, bo, stranger] = await opened();
    expect((await ada.ask("GET", "/api/me/profile")).body).toEqual({});
    const { link, audience } = await publish(ada, "friends");
    expect(audience).toBe("friends");
    for (const other of [bo, stranger]) expect(await seen(other, link)).toBe(404);
    const friend = await befriended(ada, bo);
    expect((await bo.ask("GET", `/api/profiles/${link}`)).body).toEqual(profile);
    expect((await bo.ask("GET", `/api/profiles/${friend}`)).body).toEqual(profile);
    expect(await seen(stranger, link)).toBe(404);
    expect(await seen(stranger, friend)).toBe(404);
    expect((await fetch(`${house.url}api/profiles/${link}`)).status).toBe(404);
    // Wider, and narrower again; the link stays.
    expect((await publish(ada, "everyone", { matches: 13 })).link).toBe(link);
    expect(await seen(stranger, link)).toBe(200);
    expect(await (await fetch(`${house.url}api/profiles/${link}`)).json()).toMatchObject({ matches: 13 });
    await publish(ada, "friends");
    expect(await seen(stranger, link)).toBe(404);
  });

  test("whoever is no longer a friend sees nothing, nor anybody who is blocked", async () => {
    const [ada, bo] = await opened();
    const { link } = await publish(ada, "friends");
    const friend = await befriended(ada, bo);
    expect(await seen(bo, link)).toBe(200);
    await bo.ask("POST", `/api/friends/${friend}/remove`, {});
    expect(await seen(bo, link)).toBe(404);
    await publish(ada, "everyone");
    expect(await seen(bo, link)).toBe(200);
    const seats = [{ kind: "open" as const }, { kind: "open" as const }];
    const table = await ada.lay({ game: "dice-race", config: "target=30", seats, watching: true });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo");
    expect((await ada.ask("POST", `/api/tables/${table}/block`, { seat: 1 })).status).toBe(200);
    expect(await seen(bo, link)).toBe(404);
  });

  test("what is published can be deleted, alone or with everything, and is part of one's data", async () => {
    const [ada, bo] = await opened();
    const first = await publish(ada, "everyone");
    expect(must(aboutMeSchema, (await ada.ask("GET", "/api/me")).body).profile).toEqual({
      audience: "everyone",
      profile,
    });
    expect((await ada.ask("POST", "/api/me/profile/delete", {})).body).toEqual({});
    expect(await seen(bo, first.link)).toBe(404);
    const second = await publish(ada, "everyone");
    expect(second.link).not.toBe(first.link);
    await ada.ask("POST", "/api/me/delete", {});
    expect(await seen(bo, second.link)).toBe(404);
  });

  test("chosen matches are shown to those who see the profile, replayed and without names; ratings if wanted", async () => {
    const [ada, bo, stranger] = await opened();
    const course = await courseFor("wisp", "level safe-inside");
    const match = await playCourse("wisp", course, "solver", "ada");
    const record = writeRecord(match);
    const show = (text: string) => ada.ask("POST", "/api/me/records", { record: text, played: 5, seat: 0 });
    const [shown] = must(shownRecordsSchema, (await show(record)).body).records;
    expect(shown).toMatchObject({ game: "wisp", played: 5, seat: 0 });
    expect(must(shownRecordsSchema, (await show(record)).body).records).toHaveLength(1);
    expect((await show(writeRecord({ ...match, entries: match.entries.slice(0, -1) }))).status).toBe(409);
    const watch = async (who: Visitor) => who.ask("GET", `/api/records/${shown?.id}`);
    // Only its owner, until there is a profile.
    expect((await watch(ada)).status).toBe(200);
    expect((await watch(bo)).status).toBe(404);
    const { link } = await publish(ada, "friends");
    await befriended(ada, bo);
    expect((await bo.ask("GET", `/api/profiles/${link}`)).body).toEqual({ ...profile, records: [shown] });
    const watched = await watch(bo);
    expect(watched.status).toBe(200);
    expect(JSON.stringify(watched.body)).not.toContain("solver");
    expect((await watch(stranger)).status).toBe(404);
    const more = { audience: "friends", profile, ratings: true };
    const { published } = must(publicationSchema, (await ada.ask("POST", "/api/me/profile", more)).body);
    expect(published).toMatchObject({ ratings: true });
    await ada.ask("POST", `/api/me/records/${shown?.id}/delete`, {});
    expect((await watch(bo)).status).toBe(404);
    await show(record);
    await ada.ask("POST", "/api/me/delete", {});
    expect((await watch(bo)).status).toBe(404);
  });

  test("no name, and anything too large are refused", async () => {
    const [ada] = await opened();
    for (const changed of [{ name: "" }, { days: "1".repeat(401) }, { matches: -1 }, { until: "today" }]) {
      const answer = await ada.ask("POST", "/api/me/profile", {
        audience: "everyone",
        profile: { ...profile, ...changed },
      });
      expect([changed, answer.status]).toEqual([changed, 400]);
    }
    const nobody = await ada.ask("POST", "/api/me/profile", { audience: "nobody", profile });
    expect(nobody.status).toBe(400);
  });

  test("the short link names only a profile that everyone may see", async () => {
    const [ada] = await opened();
    const { link } = await publish(ada, "friends");
    const page = async () => (await fetch(`${house.url}u/${link}`)).text();
    expect(await page()).not.toContain("Ada");
    expect(await page()).toContain(`#/profile/${link}`);
    await publish(ada, "everyone");
    expect(await page()).toContain("Ada on Turnlight");
  });
});
