/** Replaying records for any viewer. */
import { readFileSync } from "node:fs";
import { games } from "@turnlight/games";
import { Match, readStory } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { openRecord } from "../open.ts";

const golden = (name: string): string =>
  readFileSync(new URL(`../../../../kernel/examples/${name}.story`, import.meta.url), "utf8");

const opened = async (text: string) => {
  const read = await openRecord(text);
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

for (const [game, name] of [
  ["dice-race", "dice-race/golden/two"],
  ["dice-race", "dice-race/golden/leavers"],
  ["hidden-number", "hidden-number/golden/halving"],
] as const)
  test(`${name} ends where the match ended`, async () => {
    const text = golden(name);
    const record = await opened(text);
    const story = readStory(text);
    const found = await games[game]?.();
    if (!story.ok || found === undefined) throw new Error("no such story");
    const resumed = Match.resume(found.rules, story.value);
    if (!resumed.ok) throw new Error(resumed.refusal.reason);
    const { match } = resumed.value;
    expect(record.length).toBe(match.length);
    for (const viewer of [0, 1, "spectator"] as const)
      expect(record.at(record.length, viewer).view).toEqual(match.view(viewer));
    expect(record.at(record.length, 0).outcome).toEqual(match.outcome);
    expect(record.at(record.length - 1, 0).outcome).toBeUndefined();
  });

test("what a viewer may not know is not in the replay they see", async () => {
  const record = await opened(golden("hidden-number/golden/halving"));
  const hiding = [1, 2].map((n) => record.at(n, 0)).find(({ by }) => by === 1);
  expect(hiding?.move).toBeUndefined();
  expect(hiding?.facts).toEqual([{ kind: "hid", seat: 1 }]);
});

test("the start is before the first entry", async () => {
  const record = await opened(golden("dice-race/golden/two"));
  const { n, facts, by } = record.at(0, "spectator");
  expect({ n, facts, by }).toEqual({ n: 0, facts: [], by: undefined });
});

test("a bad record is refused with a reason", async () => {
  expect(await openRecord('{"game": ')).toMatchObject({ ok: false, refusal: { code: "not-json" } });
  expect(await openRecord("")).toMatchObject({ ok: false, refusal: { code: "empty" } });
  const other = JSON.stringify({ game: "tiddlywinks", version: 1, config: "", seed: "0".repeat(64), entries: [] });
  expect(await openRecord(other)).toMatchObject({ ok: false, refusal: { code: "unknown-game" } });
});
