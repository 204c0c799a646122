/** How much code a visitor is asked to fetch, and when. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const tool = fileURLToPath(new URL("../budget.mjs", import.meta.url));

const games = fileURLToPath(new URL("../../web/games", import.meta.url));
const withLobby = readdirSync(games)
  .filter((game) => existsSync(join(games, game, "lobby/Lobby.tsx")))
  .toSorted();

test("menu and shell and dice tray stay within their budgets, each game comes in files of its own, and none brings its command line", () => {
  // What a visitor gets, not what the tests' own mode would build.
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout, stderr } = spawnSync(process.execPath, [tool, "--json"], { encoding: "utf8", env });
  expect(stderr).toBe("");
  const { firstLoad, diceTray, lobbies, visits, sources, faults } = JSON.parse(stdout);
  expect(sources).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(firstLoad.total).toBeLessThanOrEqual(firstLoad.budget);
  expect(diceTray.total).toBeGreaterThan(0);
  expect(diceTray.total).toBeLessThanOrEqual(diceTray.budget);
  // That each comes in few files is one of the faults; here, that each was found.
  expect(lobbies.map(({ game }: { game: string }) => game).toSorted()).toEqual(withLobby);
  expect(visits.length).toBeGreaterThan(0);
  // The rules a match worker plays by are the files the page has loaded already.
  for (const { game, page, workers, total } of visits) {
    const apart = page + workers.reduce((sum: number, { kB }: { kB: number }) => sum + kB, 0);
    expect(total, game).toBeLessThan(apart);
  }
});
