import { expect, test } from "vitest";
import { openLog } from "../log.ts";
import { openStore } from "../open-store.ts";
import type { TableDirectory } from "../tables/table-directory.ts";
import { Upkeep } from "../upkeep.ts";

test("a round that fails is done again with the next tick, and then not before its time", async () => {
  const opened = await openStore({ kind: "memory" });
  if (!opened.ok) throw new Error(opened.refusal.reason);
  const store = opened.value;
  let at = 1_700_000_000_000;
  let rounds = 0;
  const forgetSessions = store.forgetSessions.bind(store);
  store.forgetSessions = async (before) => {
    rounds += 1;
    if (rounds === 1) throw new Error("the database is being restarted");
    return forgetSessions(before);
  };
  const hall: Pick<TableDirectory, "isHeld"> = { isHeld: () => false };
  const upkeep = new Upkeep({
    hall: hall as TableDirectory,
    store,
    expiry: { guests: 400, sessions: 400, matches: 0, pack: 7 },
    log: openLog("silent"),
    now: () => at,
  });
  await expect(upkeep.tick()).rejects.toThrow("restarted");
  await upkeep.tick();
  expect(rounds).toBe(2);
  await upkeep.tick();
  expect(rounds).toBe(2);
  at += 600_000;
  await upkeep.tick();
  expect(rounds).toBe(3);
  await store.close();
});
