/** The browser is killed at the store's writes, in every game, around a move and around an end; `npm run fault` does more. */
import { gamesHere, killAtWrites } from "./fault/kills.ts";
import { expect, test } from "./home.ts";

test("what was told is there after the process was killed, and what was earned is there once", async ({
  parlour,
  launchOptions,
}) => {
  // Every kill restarts the browser.
  test.slow();
  const each = gamesHere.length;
  const tally = await killAtWrites({ url: parlour.url, launch: launchOptions, kills: each });
  expect(tally).toMatchObject({ toldAndLost: 0, resultsLost: 0, countedTwice: 0 });
  expect(tally.kills).toHaveLength(each);
  // Most kills hit a write, not the time after everything was done.
  expect(tally.kills.filter(({ at }) => at !== "nothing").length).toBeGreaterThan(each / 2);
});

test("a row that was half written at a kill costs nothing, at the next start or at the one after", async ({
  parlour,
  launchOptions,
}) => {
  test.slow();
  const tally = await killAtWrites({ url: parlour.url, launch: launchOptions, kills: 3, games: ["zonk"], torn: true });
  expect(tally).toMatchObject({ toldAndLost: 0, resultsLost: 0, countedTwice: 0 });
  expect(tally.kills).toHaveLength(3);
});
