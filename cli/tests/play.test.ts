/**
 * The command line as the protocol's second client: bots play an online table to the end, and the record can be
 * verified.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitment } from "@turnlight/kernel";
import { type RunningServer, serve } from "@turnlight/server";
import { readMessage, recordSchema } from "@turnlight/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OnlineVisit } from "../online/visit.ts";
import { typed } from "./typed.ts";

const folder = mkdtempSync(join(tmpdir(), "play-"));
let served: RunningServer;
beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<h1>Turnlight</h1>");
  const begun = await serve({ port: 0, host: "127.0.0.1", page: folder });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  served = begun.value;
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

test("two terminals play a match of Zonk with their own bots, and its dice can be checked", async () => {
  const visit = await OnlineVisit.begin(served.url);
  if (!visit.ok) throw new Error(visit.refusal.reason);
  const laid = await visit.value.lay({
    game: "zonk",
    config: "target=500",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
  });
  if (!laid.ok) throw new Error(laid.refusal.reason);
  const link = `${served.url}#/online/${laid.value}`;
  const former = `${served.url}#/far/${laid.value}`;
  const [one, two] = await Promise.all([
    typed(`play ${link} --bot random --name Ada --quiet --json`),
    typed(`play ${former} --bot hybrid:normal --name Bo --quiet --json`),
  ]);
  expect([one.code, two.code]).toEqual([0, 0]);
  expect(JSON.parse(one.out).outcome).toEqual(JSON.parse(two.out).outcome);

  const answer: unknown = await (await fetch(`${served.url}api/tables/${laid.value}/record`)).json();
  const read = readMessage(recordSchema, answer);
  if (!read.ok || read.value.fair === undefined) throw new Error("no record of a fair match");
  const { fair } = read.value;
  const file = JSON.stringify(read.value);
  const honest = await typed(`replay file --verify --commitment ${commitment(fair.server)}`, { file });
  expect([honest.code, honest.out]).toEqual([0, expect.stringContaining("verified")]);
  const other = JSON.stringify({ ...read.value, fair: { ...fair, phrases: ["another", null] } });
  const forged = await typed("replay file --verify", { file: other });
  expect([forged.code, forged.err]).toEqual([2, expect.stringContaining("the server's part and the phrases")]);
});

test("a terminal can lay a table against the server's bot", async () => {
  const played = await typed(
    `play ${served.url} --game dice-race --set target=15 --seats person,random --bot random --quiet --json`,
  );
  expect(played.code).toBe(0);
  expect(JSON.parse(played.out)).toMatchObject({ seat: 0, outcome: { scores: expect.any(Array) } });
});

test("terminals that want rematches play them, with each other and with a bot of the server", async () => {
  const visit = await OnlineVisit.begin(served.url);
  if (!visit.ok) throw new Error(visit.refusal.reason);
  const seats = [{ kind: "open" as const }, { kind: "open" as const }];
  const laid = await visit.value.lay({ game: "dice-race", config: "target=10", seats, watching: true });
  if (!laid.ok) throw new Error(laid.refusal.reason);
  const links = ["#/match/online-", "#/table/"].map((place) => `${served.url}${place}${laid.value}`);
  const played = await Promise.all(
    links.map((link, i) =>
      typed(`play ${link} --bot random --name ${i === 0 ? "Ada" : "Bo"} --rematches 2 --quiet --json`),
    ),
  );
  expect(played.map(({ code }) => code)).toEqual([0, 0]);
  const [one, two] = played.map(({ out }) => JSON.parse(out));
  expect([one.matches, two.matches, one.match]).toEqual([3, 3, two.match]);
  const alone = await typed(
    `play ${served.url} --game dice-race --set target=10 --seats person,random --bot random --rematches 1 --quiet --json`,
  );
  expect(JSON.parse(alone.out)).toMatchObject({ matches: 2 });
  expect((await typed(`play ${served.url} --game dice-race --bot random --rematches many`)).err).toContain("rematches");
});

test("a wrong address, no table and a game for one are refused with what would be right", async () => {
  const refusals = await Promise.all([
    typed("play nowhere"),
    typed(`play ${served.url}`),
    typed("play http://127.0.0.1:1/ --game zonk"),
    typed(`play ${served.url}#/online/none --bot random`),
    typed(`play ${served.url} --game wisp --bot random`),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual([2, 2, 2, 2, 2]);
  expect(refusals.map(({ err }) => err).join("\n")).toMatch(
    /isn't a web address[\s\S]*--game for a new table[\s\S]*no Turnlight server[\s\S]*no table[\s\S]*single-player game/,
  );
});
