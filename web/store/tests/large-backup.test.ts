/** Backups of large stores. `BACKUP_MEGABYTES=500 npx vitest run large-backup` tries more. */
import { beforeEach, expect, test, vi } from "vitest";
import { freshDevice, overAt } from "./sample-items.ts";
import { openStore } from "./sample-saves.ts";

beforeEach(freshDevice);

const megabyte = 2 ** 20;
const megabytes = Number(process.env["BACKUP_MEGABYTES"] ?? 50);
/** A long run: about a megabyte of JSON. */
const moves = Array.from({ length: 10_000 }, (_, i) => `lock ${(i * 7919) % 100_003}`);

/** Node's stand-in for IndexedDB is too slow for so much; the memory store behaves the same. */
const roomy = () => {
  vi.stubGlobal("indexedDB", undefined);
  return openStore();
};

// Only a hang is a failure, however much data it is and however busy the machine.
const timeout = megabytes * 20_000;

test(`${megabytes} MB go out and come back whole`, { timeout }, async () => {
  const store = await roomy();
  for (let i = 0; i < megabytes; i++) await store.matches.put(overAt(`run ${i}`, moves, 5000 + i));
  expect(JSON.stringify(await store.archived("run 0")).length).toBeGreaterThan(megabyte);
  const file = await store.exportFile(1);
  expect(file.size).toBeLessThan((megabytes * megabyte) / 4);

  const other = await roomy();
  expect(await other.importFile(file)).toMatchObject({
    ok: true,
    value: { added: 2 * megabytes, replaced: 0, kept: 0, same: 0, sealed: 0, damaged: 0 },
  });
  expect(await other.finished({})).toEqual(await store.finished({}));
  expect(await other.archived("run 7")).toEqual(await store.archived("run 7"));
});
