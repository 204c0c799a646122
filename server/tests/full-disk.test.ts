/** A disk that takes nothing more: the system itself refuses what SQLite writes, below everything of ours. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openFolder } from "../store/sqlite.ts";
import { lineTo, twoAt, Watcher } from "./support/house.ts";
import { ServerProcess } from "./support/server-process.ts";

const at = (version: number) => (now: Watcher["now"]) => (now.sight?.version ?? -1) >= version;

// Limits of a running process can be changed from outside on Linux alone.
test.runIf(process.platform === "linux")(
  "a move that the disk does not take is refused and told to nobody; when it takes them again, play goes on",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-"));
    const server = await ServerProcess.with({ kind: "folder", folder });
    await server.start();
    const { url } = server;
    const { table, tokens } = await twoAt(url, "dice-race", "target=1000");
    const pair = tokens.map((token) => new Watcher(lineTo(url), table, token));
    const [ada, bo] = pair;
    if (ada === undefined || bo === undefined) throw new Error("nobody came");
    await Promise.all(pair.map((one) => one.until(at(0))));
    const roll = () => (ada.now.sight?.waiting[0] === 0 ? ada : bo).place.send({ kind: "play", text: "roll" });
    const heard = (version: number) => Promise.all(pair.map((one) => one.until(at(version))));

    const first = await roll();
    if (!first.ok) throw new Error(first.refusal.reason);
    await heard(first.value.version);

    server.limitFiles("none");
    for (let tries = 0; tries < 3; tries++)
      expect(await roll()).toMatchObject({ ok: false, refusal: { code: "not-kept" } });
    expect(server.lives).toBe(true);

    server.limitFiles("unlimited");
    const second = await roll();
    if (!second.ok) throw new Error(second.refusal.reason);
    await heard(second.value.version);
    // A roll and what it showed: two versions for each of the two moves, and nothing of the three between them.
    expect(second.value.version).toBe(first.value.version + 2);
    for (const { versions } of pair) expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    for (const { versions } of pair) expect(versions.at(-1)).toBe(second.value.version);

    for (const { line } of pair) line.close();
    await server.remove();
    const store = openFolder(folder);
    if (!store.ok) throw new Error(store.refusal.reason);
    const kept = await store.value.load(second.value.match);
    expect(kept.ok && kept.value?.log.map(({ version }) => version)).toEqual(
      Array.from({ length: second.value.version }, (_, i) => i + 1),
    );
    await store.value.close();
    rmSync(folder, { recursive: true });
  },
);
