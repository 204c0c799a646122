/** A game of the registry without a card of its own has one all the same. */
import { expect, test } from "vitest";
import { hallCards } from "../../../../games/index.ts";
import { statisticsOf } from "../../../../games/pages.ts";
import { showLanguage } from "../../../../language/catalogue.ts";
import { plainPortrait } from "../plain-portrait.ts";

test("every featured game has a card of its own; any other shows its wins and losses", async () => {
  for (const [game, { featured }] of Object.entries(hallCards))
    if (featured) expect((await statisticsOf(game))?.portraitOf, game).toBeDefined();
  await showLanguage("en");
  const result = { match: "m", game: "dice-race", seat: 0, begun: 0, ended: 1, score: 1, decisions: 1, judged: true };
  const { figure, unit, chart, said } = plainPortrait(
    [true, false, true, true].map((won) => ({ result: { ...result, won }, sitters: [] })),
  );
  expect([figure.value, unit.value]).toEqual(["75%", "of 4 won"]);
  expect(chart).toMatchObject({ kind: "balance", values: [1, -1, 1, 1] });
  expect(said?.value).toBe("You won 3 of your last 4 matches");
});
