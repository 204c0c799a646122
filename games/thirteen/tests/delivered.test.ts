/**
 * The shop's figures compared with the measured ones: the measured table is complete, and the figures are about right.
 */
import { seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { addedBesides, delivered } from "../bots/delivered.ts";
import { runBot } from "../bots/index.ts";
import { measured } from "../bots/measured.ts";
import { strengthInNext } from "../bots/strength.ts";
import { bought } from "../bots/worth.ts";
import { measuring, shopsOf } from "../commands/delivery.ts";
import { type Item, plainDie, usualBook } from "../index.ts";
import { usualConfig } from "./standing.ts";

const weighed = usualBook.items.filter(({ id, kind }) => id !== plainDie && kind !== "consumable" && kind !== "pack");
type Figures = Readonly<Record<"could" | "adds" | "error" | "again", number>>;
const figures: Readonly<Record<string, Figures>> = measured.items;
const unknown: Figures = { could: Number.NaN, adds: Number.NaN, error: Number.NaN, again: Number.NaN };
const figureOf = ({ id }: Item): Figures => figures[id] ?? unknown;

const shops = shopsOf(usualConfig).map((shop) => ({ shop, strength: strengthInNext(usualBook, shop) }));
const meanOf = (id: string, of: "could" | "promised"): number =>
  shops.reduce((sum, { shop, strength }) => sum + (bought(usualBook, shop, id)?.[of] ?? 0) / strength, 0) /
  shops.length;

describe("the measured table", () => {
  test("has every item but consumables, in the order of the stock, by stages enough to judge by", () => {
    expect(Object.keys(figures)).toEqual(weighed.map(({ id }) => id));
    expect(measured.stages).toBeGreaterThanOrEqual(50);
    for (const item of weighed) expect(figureOf(item).error, item.id).toBeLessThan(0.1);
  });
  test.each(weighed.map((item) => [item.id, item] as const))("was measured with today's estimate of %s", (id, item) =>
    expect(meanOf(id, "could")).toBeCloseTo(figureOf(item).could, 3),
  );
});

/**
 * The tolerance of the shop's figures in parts of a stage's points: about three standard errors of both measurements.
 */
const band = 0.06;

describe("what the shop says", () => {
  test.each(weighed.map((item) => [item.id, item] as const))(
    "of %s is kept in stages that it was not measured by",
    (id, item) => expect(Math.abs(meanOf(id, "promised") - figureOf(item).again)).toBeLessThanOrEqual(band),
  );
  test("is cut to a part or moved by a share only where the estimate was wrong beyond chance", () => {
    const changed = weighed.filter((item) => delivered(item) !== 1 || addedBesides(item) !== 0);
    expect(changed.length).toBeGreaterThan(0);
    for (const item of changed) {
      const { could, adds, error } = figureOf(item);
      expect(Math.abs(adds - could), item.id).toBeGreaterThan(2 * error);
    }
  });
});

test("measured once more with its seed, an item comes out as the table has it", { timeout: 120_000 }, async () => {
  const bot = runBot(usualBook, "greedy", "human");
  const measure = await measuring(bot, usualConfig, measured.stages, seedOf(measured.seed));
  const { could, adds, error } = await measure(usualBook.charm("scratch-pad"));
  const table = figures["scratch-pad"] ?? unknown;
  expect({ could, adds, error }).toEqual({
    could: expect.closeTo(table.could, 4),
    adds: expect.closeTo(table.adds, 4),
    error: expect.closeTo(table.error, 4),
  });
});
