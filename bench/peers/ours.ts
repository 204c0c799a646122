/** Our own server as a target, on a file and on PostgreSQL. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServeOptions } from "@turnlight/server";
import { BarePlayer } from "../../server/tests/support/bare.ts";
import type { Cluster } from "../../server/tests/support/cluster.ts";
import { generousLimits } from "../../server/tests/support/generous.ts";
import { twoAt } from "../../server/tests/support/house.ts";
import { type Playing, serverProcess, type Target } from "./driver.ts";

const sitDown = async (url: string): Promise<Playing> => {
  const { table, tokens } = await twoAt(url, "dice-race", "target=1000");
  const pair = tokens.map((token) => new BarePlayer(url, table, token));
  let version = 0;
  let mover = pair[0];
  return {
    async ready() {
      await pair[0]?.until(version);
      mover = pair[pair[0]?.waiting ?? 0];
      await mover?.until(version);
    },
    async move() {
      version = (await mover?.play("roll")) ?? 0;
    },
    leave() {
      for (const one of pair) one.leave();
    },
  };
};

/** The data goes into the folder, and into schemas of the cluster. */
export const ourTargets = (folder: string, cluster: Cluster): readonly Target[] => {
  const page = join(folder, "page");
  mkdirSync(page);
  writeFileSync(join(page, "index.html"), "<h1>Turnlight</h1>");
  const start = (keep: NonNullable<ServeOptions["keep"]>) => {
    const serving: ServeOptions = { port: 0, host: "127.0.0.1", page, keep, limits: generousLimits };
    return serverProcess("turnlight.ts", JSON.stringify(serving));
  };
  return [
    {
      name: "turnlight on SQLite",
      durable: true,
      start: () => start({ kind: "folder", folder: mkdtempSync(join(folder, "kept-")) }),
      sitDown,
    },
    {
      name: "turnlight on PostgreSQL",
      durable: true,
      start: async () => start({ kind: "postgres", url: await cluster.fresh() }),
      sitDown,
    },
  ];
};
