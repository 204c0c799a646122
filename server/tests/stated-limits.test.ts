/** Limits that the page and the docs state are those of the server. */
import { readFileSync } from "node:fs";
import { limits as wireLimits } from "@turnlight/wire";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { linkLasts, mostReports } from "../http/friends.ts";
import { mostAddresses } from "../http/push.ts";
import { mostFriends } from "../people/friends.ts";

const config = readConfig({ port: 0, host: "127.0.0.1" });
if (!config.ok) throw new Error(config.refusal.reason);
const { limits } = config.value;

const day = 86_400_000;

test("the page says how long a friend's link is valid", async () => {
  const said = async (tag: string): Promise<string> =>
    (await import(new URL(`../../web/online/friends/words.${tag}.ts`, import.meta.url).href))[tag].linkAbout;
  expect(linkLasts / day).toBe(7);
  expect([await said("en"), await said("de")]).toEqual([
    expect.stringContaining("expires after a week"),
    expect.stringContaining("eine Woche lang"),
  ]);
});

test("the docs' table of limits has the limits of a server as it is started", () => {
  const docs = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  const rows = new Map(
    [...docs.slice(docs.indexOf("## Limits")).matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name = "", text]) => [
      name,
      text?.match(/\d[\d,]*/g)?.map((found) => Number(found.replaceAll(",", ""))),
    ]),
  );
  const { connection, account, address, requests, remarks, intents } = limits;
  expect(Object.fromEntries(rows)).toMatchObject({
    "frames in": [limits.frame, limits.setUpFrame],
    "request bodies": [wireLimits.body, limits.arrival / 1000],
    frames: [connection, account, address].flatMap(({ most, perSecond }) => [most, perSecond]),
    "requests and short links": [requests.most, requests.perSecond],
    sockets: [limits.socketsPerAddress, limits.tablesPerSocket],
    "reconnecting clients": [limits.remembered],
    "send buffer of a slow reader": [limits.outbox / 2 ** 20],
    "open tables": [limits.openTables],
    "push subscriptions": [mostAddresses],
    "synced data": [
      limits.syncBlobs,
      limits.syncBytes / 2 ** 20,
      wireLimits.syncBlob,
      wireLimits.syncBlobs,
      wireLimits.syncBody,
    ],
    "friends and open requests": [mostFriends],
    reports: [mostReports],
    "quick match": [limits.confirm / 1000, limits.botAfter / 1000],
    "hints about what a player is doing": [intents.most, intents.perSecond],
    remarks: [remarks.most],
    "idle tables": [limits.idlePlaying / day],
    bots: [limits.botWorkers, limits.botMemory],
    shutdown: [limits.grace / 1000],
  });
  expect(limits.idleSeating).toBe(day);
});
