/**
 * `node bench/stored.ts [--matches N]`: how many bytes a finished match and one of its moves take in a SQLite file: as
 * they are played, packed, and as files of the archive.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findGame } from "@turnlight/games";
import { botThought, HostedMatch } from "@turnlight/host";
import { childSeed, seedOf, writeRecord } from "@turnlight/kernel";
import { recordOf } from "../host/log.ts";
import { openFolder } from "../server/store/sqlite.ts";
import { countOf, optionsOf } from "./options.ts";

const usage = "node bench/stored.ts [--matches N]";
const { values } = optionsOf(usage, { options: { matches: { type: "string", default: "50" } } });
const matches = countOf("matches", values.matches, usage);

const games = [
  { name: "dice-race", config: "target=60", bot: "random" },
  { name: "zonk", config: "", bot: "random" },
];

const sizeOf = (folder: string): number => {
  const database = new DatabaseSync(join(folder, "turnlight.sqlite"));
  database.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
};

for (const { name, config, bot } of games) {
  const game = await findGame(name);
  if (!game.ok) throw new Error(game.refusal.reason);
  const folder = mkdtempSync(join(tmpdir(), "stored-"));
  const open = () => {
    const opened = openFolder(folder);
    if (!opened.ok) throw new Error(opened.refusal.reason);
    return opened.value;
  };
  await open().close();
  const empty = sizeOf(folder);
  let store = open();
  const ids: string[] = [];
  let [moves, archived, made] = [0, 0, 0];
  for (let n = 0; n < matches; n++) {
    const over = Promise.withResolvers<void>();
    const sitters = [0, 1].map((seat) => ({ kind: "bot" as const, bot, name: `Player ${seat}` }));
    const begun = await HostedMatch.begin(
      game.value,
      { game: name, config, sitters },
      {
        store,
        async think(question) {
          const thought = await botThought(game.value, question);
          if (!thought.ok) throw new Error(thought.refusal.reason);
          return thought.value;
        },
        now: () => 1_700_000_000_000 + made * 1000,
        freshSeed: () => childSeed(seedOf("stored"), String(n)),
        freshId: () => {
          made += 1;
          return `match-${String(made).padStart(16, "0")}`;
        },
      },
    );
    if (!begun.ok) throw new Error(begun.refusal.reason);
    const match = begun.value;
    match.watch("spectator", undefined, () => {
      if (match.match.outcome !== undefined) over.resolve();
    });
    match.start();
    await over.promise;
    ids.push(match.id);
    const stored = await store.load(match.id);
    if (!stored.ok || stored.value === undefined) throw new Error("the match is not there");
    const record = recordOf(stored.value);
    moves += record.entries.filter(({ by }) => typeof by === "number").length;
    archived += writeRecord(record).length;
  }
  await store.close();
  const played = sizeOf(folder) - empty;
  store = open();
  for (const id of ids) await store.packMatch(id);
  await store.close();
  const packed = sizeOf(folder) - empty;
  rmSync(folder, { recursive: true });
  const per = (bytes: number) => ({ match: Math.round(bytes / matches), move: Math.round(bytes / moves) });
  console.log(
    JSON.stringify({
      game: name,
      matches,
      moves,
      bytes: { played: per(played), packed: per(packed), file: per(archived) },
    }),
  );
}
