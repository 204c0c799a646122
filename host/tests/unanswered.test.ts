/** A commit that the store has written but not answered, as when a database crashes: nobody is told that it failed. */
import { type Result, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
import { HostedMatch, type HostPorts, memoryStore } from "../index.ts";

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};

/** A match whose store stops answering in the midst of a commit, and can be read again after so many pauses. */
const crashed = async (isWritten: boolean, pauses: number) => {
  const store = memoryStore();
  let isDown = false;
  let waited = 0;
  const ports: HostPorts = {
    store: {
      async commit(batch, how) {
        if (!isDown) return store.commit(batch, how);
        if (isWritten) await store.commit(batch, how);
        throw new Error("the line broke");
      },
      load: (match) => (isDown ? Promise.reject(new Error("nobody answers")) : store.load(match)),
    },
    think: () => new Promise(() => {}),
    async pause() {
      waited += 1;
      if (waited === pauses) isDown = false;
    },
    now: () => 7,
    freshSeed: () => seedOf("unanswered"),
    freshId: () => "m",
  };
  const sitters = ["Ada", "Ben"].map((name) => ({ kind: "person", name, colour: 0, avatar: 0 }) as const);
  const laid = { game: "dice-race", config: "seats=2 target=20", sitters };
  const host = value(await HostedMatch.begin(diceRace, laid, ports, { first: 0 }));
  isDown = true;
  const answer = await host.command({ id: "a", seat: 0, deed: { kind: "play", text: "roll" } });
  return { host, answer, kept: value(await store.load("m"))?.log.length };
};

test("what was kept is acknowledged once the store can be read again", async () => {
  const { host, answer, kept } = await crashed(true, 3);
  expect(answer).toEqual({ ok: true, value: { version: kept, match: "m" } });
  expect(host.version).toBe(kept);
});

test("what was not kept is refused, and the same command can be sent again", async () => {
  const { host, answer, kept } = await crashed(false, 3);
  expect(answer).toMatchObject({ ok: false, refusal: { code: "not-kept" } });
  expect(kept).toBe(0);
  expect(await host.command({ id: "a", seat: 0, deed: { kind: "play", text: "roll" } })).toMatchObject({ ok: true });
});

test("a store that stays away is not waited for without end; the same command is then found answered", async () => {
  const { host, answer, kept } = await crashed(true, 130);
  expect(answer).toMatchObject({ ok: false, refusal: { code: "not-kept" } });
  // Refused once more while the store is away, found as soon as it is back.
  const again = await host.command({ id: "a", seat: 0, deed: { kind: "play", text: "roll" } });
  expect(again).toEqual({ ok: true, value: { version: kept, match: "m" } });
});
