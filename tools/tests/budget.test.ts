/** Size limits of the page, and what is loaded when. */
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
  // The production build, not one in test mode.
  const env = { ...process.env, NODE_ENV: "production" };
  const { stdout, stderr } = spawnSync(process.execPath, [tool, "--json"], { encoding: "utf8", env });
  expect(stderr).toBe("");
  const { firstLoad, diceTray, lobbies, visits, sources, faults } = JSON.parse(stdout);
  expect(sources).toBeGreaterThan(0);
  expect(faults).toEqual([]);
  expect(firstLoad.total).toBeLessThanOrEqual(firstLoad.budget);
  expect(diceTray.total).toBeGreaterThan(0);
  expect(diceTray.total).toBeLessThanOrEqual(diceTray.budget);
  // The file limit is one of the reported faults; here, that each lobby was found.
  expect(lobbies.map(({ game }: { game: string }) => game).toSorted()).toEqual(withLobby);
  expect(visits.length).toBeGreaterThan(0);
  // The match worker shares the rules' files with the page.
  for (const { game, page, workers, total } of visits) {
    const apart = page + workers.reduce((sum: number, { kB }: { kB: number }) => sum + kB, 0);
    expect(total, game).toBeLessThan(apart);
  }
});
