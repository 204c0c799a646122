/** Two people play while the disk below their server refuses writes, and after it accepts them again. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFolder } from "../../store/sqlite.ts";
import { lineTo, twoAt, Watcher } from "./house.ts";
import { ServerProcess } from "./server-process.ts";

export interface DiskTally {
  /** The refusals while the disk failed, one per try. */
  readonly refusals: readonly string[];
  readonly lived: boolean;
  /** Versions the moves before and after led to. */
  readonly before: number;
  readonly after: number;
  /** Versions each of the two received, in order. */
  readonly told: readonly (readonly number[])[];
  /** Stored versions. */
  readonly kept: readonly number[];
}

const tries = 3;

const at = (version: number) => (now: Watcher["now"]) => (now.sight?.version ?? -1) >= version;

/** `refuse` makes the disk fail and resolves with the function that restores it. */
export const playOnRefusingDisk = async (
  refuse: (server: ServerProcess) => Promise<() => Promise<void>>,
): Promise<DiskTally> => {
  const folder = mkdtempSync(join(tmpdir(), "refusing-"));
  const server = await ServerProcess.with({ kind: "folder", folder });
  await server.start();
  const { url } = server;
  const { table, tokens } = await twoAt(url, "dice-race", "target=1000");
  const pair = tokens.map((token) => new Watcher(lineTo(url), table, token));
  const [ada, bo] = pair;
  if (ada === undefined || bo === undefined) throw new Error("nobody came");
  await Promise.all(pair.map((one) => one.until(at(0))));
  const roll = () => (ada.now.sight?.waiting[0] === 0 ? ada : bo).place.send({ kind: "play", text: "roll" });
  const rollAndHear = async () => {
    const done = await roll();
    if (!done.ok) throw new Error(done.refusal.reason);
    await Promise.all(pair.map((one) => one.until(at(done.value.version))));
    return done.value;
  };

  const before = await rollAndHear();
  const letBe = await refuse(server);
  const refusals: string[] = [];
  while (refusals.length < tries) {
    const done = await roll();
    refusals.push(done.ok ? "accepted" : done.refusal.code);
  }
  const lived = server.lives;
  await letBe();
  const after = await rollAndHear();

  for (const { line } of pair) line.close();
  await server.remove();
  const store = openFolder(folder);
  if (!store.ok) throw new Error(store.refusal.reason);
  const kept = await store.value.load(after.match);
  await store.value.close();
  rmSync(folder, { recursive: true });
  return {
    refusals,
    lived,
    before: before.version,
    after: after.version,
    told: pair.map(({ versions }) => versions),
    kept: kept.ok ? (kept.value?.log.map(({ version }) => version) ?? []) : [],
  };
};

/** The violations found; empty if all is well. */
export const wrongIn = ({ refusals, lived, before, after, told, kept }: DiskTally): readonly string[] => {
  // A roll and its result: two versions for each of the two moves, and none for the tries between them.
  const all = Array.from({ length: before + 2 }, (_, i) => i + 1);
  return [
    ...(refusals.every((code) => code === "not-kept") ? [] : [`answered ${refusals.join(", ")}`]),
    ...(lived ? [] : ["the server has ended"]),
    ...(after === before + 2 ? [] : [`version ${before} went on to ${after}`]),
    ...told
      .filter((versions) => versions.some((version, i) => i > 0 && version !== (versions[i - 1] ?? 0) + 1))
      .map((versions) => `somebody was told ${versions.join(", ")}`),
    ...told.filter((versions) => versions.at(-1) !== after).map(() => "somebody was not told"),
    ...(kept.join() === all.join() ? [] : [`kept are ${kept.join(", ")}`]),
  ];
};
