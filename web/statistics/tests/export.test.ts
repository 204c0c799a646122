/** Statistics as CSV and JSON. */
import { expect, test } from "vitest";
import type { CountedMatch } from "../../games/statistics.ts";
import { statisticsCsv, statisticsJson } from "../export.ts";

const begun = Date.parse("2026-11-18T20:00:00Z");
const match = (id: string, changed: Partial<CountedMatch["result"]> = {}): CountedMatch => ({
  result: {
    match: id,
    game: "zonk",
    seat: 0,
    begun,
    ended: begun + 90_400,
    won: true,
    score: 2050,
    decisions: 31,
    judged: true,
    ...changed,
  },
  sitters: [
    { kind: "person", name: "Ada", colour: 0, avatar: 0 },
    { kind: "bot", bot: "hybrid:hard", name: 'Hildegard, the "Dread"' },
  ],
});

test("as CSV every match is a row, quoted where it has to be, and no text is taken for a formula", () => {
  const tricky = match("=SUM(A1)", { won: false, score: -50 });
  expect(statisticsCsv([match("a"), { ...tricky, sitters: [] }])).toBe(
    [
      "game,match,begun,ended,seconds,won,score,moves,opponents",
      "zonk,a,2026-11-18T20:00:00.000Z,2026-11-18T20:01:30.400Z,90,true,2050,31,hybrid:hard",
      "zonk,'=SUM(A1),2026-11-18T20:00:00.000Z,2026-11-18T20:01:30.400Z,90,false,-50,31,",
      "",
    ].join("\r\n"),
  );
  const quoted = { ...match("b"), sitters: [{ kind: "bot" as const, bot: 'a,"b"', name: "" }] };
  expect(statisticsCsv([{ ...quoted, result: { ...quoted.result, seat: 1 } }])).toContain('"a,""b"""');
});

test("as JSON there are the same matches, and each game in sum; nobody else's name is in it", () => {
  const text = statisticsJson([match("a"), match("b", { won: false, score: 100 }), match("c", { game: "wisp" })]);
  const read = JSON.parse(text);
  expect(read).toMatchObject({ turnlight: "statistics", version: 1 });
  expect(read.games).toEqual([
    { game: "zonk", matches: 2, won: 1, seconds: 180, best: 2050 },
    { game: "wisp", matches: 1, won: 1, seconds: 90, best: 2050 },
  ]);
  expect(read.matches.map(({ match: id }: { readonly match: string }) => id)).toEqual(["a", "b", "c"]);
  expect(text).not.toContain("Hildegard");
});
