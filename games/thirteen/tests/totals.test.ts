/** Many throws scored at once give the same totals as each scored alone. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookOf, categories, scoreBox, stagePoints, stock, usualBook } from "../index.ts";
import { readDice, scoreReading } from "../rules/score.ts";
import { loadoutOf } from "../rules/stage.ts";
import { totalsOf } from "../rules/totals.ts";
import { standing } from "./standing.ts";

const idsOf = (kind: "charm" | "die") => stock.filter((item) => item.kind === kind).map(({ id }) => id);
const face = fc.integer({ min: 1, max: 6 });
const shown = fc.array(face, { minLength: 5, maxLength: 5 });

const build = fc.record({
  charms: fc.uniqueArray(
    fc.record({ item: fc.constantFrom(...idsOf("charm")), held: fc.integer({ min: 0, max: 6 }) }),
    { maxLength: 6, selector: ({ item }) => item },
  ),
  dice: fc.array(fc.constantFrom(...idsOf("die")), { minLength: 5, maxLength: 5 }),
  levels: fc.record({ upper: fc.nat(4), kinds: fc.nat(4), straights: fc.nat(4), house: fc.nat(4) }),
  purse: fc.nat(60),
  rolled: fc.integer({ min: 1, max: 3 }),
  sheet: fc.record({
    scratches: fc.nat(2),
    used: fc.nat(2),
    round: fc.integer({ min: 1, max: 13 }),
    stamp: fc.constantFrom(1, 2),
  }),
  stage: fc.constantFrom(3, 4),
});

test("in every box, with any dice and charms, now and for the rounds ahead", () => {
  fc.assert(
    fc.property(build, fc.array(shown, { minLength: 1, maxLength: 6 }), fc.boolean(), (of, throws, ahead) => {
      const loadout = loadoutOf(
        usualBook,
        standing({ ...of, twist: { kind: "dimmed", section: "kinds" }, shown: throws[0] ?? [] }),
      );
      const asked = { ...loadout, moment: { ...loadout.moment, ahead } };
      for (const category of categories) {
        const fitting = throws.map((dice) => readDice(usualBook, asked, dice, category)).filter(({ base }) => base > 0);
        expect([...totalsOf(usualBook, asked, category, fitting)]).toEqual(
          fitting.map((reading) => scoreReading(usualBook, asked, category, reading).total),
        );
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  [["copper", "plain", "plain", "plain", "plain"]],
  [["copper", "light", "glass", "steel", "heavy"]],
  [["wild", "double", "plain", "plain", "copper"]],
])("what a solved stage knows of a throw of %j is what the throw scores", (dice) => {
  const state = standing({ dice, charms: ["twins", "bell"], levels: { upper: 1 } });
  const { tray, boxes } = stagePoints(usualBook, state);
  const loadout = { ...loadoutOf(usualBook, state), dice: tray.dice.map(({ name }) => name) };
  for (const [box, { valid, points }] of boxes.entries()) {
    const category = categories[box] ?? "chance";
    const scored = tray.shown.map((faces) => scoreBox(usualBook, loadout, category, faces).total);
    const known = tray.shown.map((_, state) => points[valid.indexOf(state)] ?? 0);
    expect(known).toEqual(scored);
  }
});

test("a stock whose dice add nothing does not spoil what is known of the stock whose dice do", () => {
  const bare = bookOf(
    stock.map((item) => {
      if (item.kind !== "die") return item;
      const { points: _points, ...plain } = item;
      return plain;
    }),
  );
  const state = standing({ dice: ["copper", "copper", "copper", "copper", "plain"] });
  const chance = categories.indexOf("chance");
  const total = (book: typeof usualBook) =>
    [...(stagePoints(book, state).boxes[chance]?.points ?? [])].reduce((sum, points) => sum + points, 0);
  const without = total(bare);
  expect(total(usualBook)).toBeGreaterThan(without);
  const copper = usualBook.die("copper").points?.points ?? 0;
  const { tray, boxes } = stagePoints(usualBook, state);
  const low = tray.shown.findIndex((shown) => shown.every((face) => face === 1));
  expect(boxes[chance]?.points[boxes[chance].valid.indexOf(low)]).toBe(5 + 4 * copper);
});
