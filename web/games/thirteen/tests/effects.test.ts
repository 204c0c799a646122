/** Every number on a card comes from the item's data: changing an item changes its description. */
import { type Charm, type Die, type Item, level, type Manual, stock, triggerData } from "@turnlight/games/thirteen";
import { describe, expect, test } from "vitest";
import { aboutIn, type ItemLanguage } from "../items/about.ts";
import { de } from "../words/texts.de.ts";
import { en } from "../words/texts.en.ts";

/** All numbers in a text; a decimal comma is read as a point. */
const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((found) => Number(found.replace(",", ".")));

const charms = stock.filter((item): item is Charm => item.kind === "charm");
const dice = stock.filter((item): item is Die => item.kind === "die");
const manuals = stock.filter((item): item is Manual => item.kind === "manual");

/** The charm with one of its numbers changed, and the number its card must then show. */
const changes = (charm: Charm): readonly { readonly changed: Charm; readonly says: number }[] => {
  const { gives, tips } = charm;
  const all: { changed: Charm; says: number }[] = [];
  if (gives?.points !== undefined) all.push({ changed: { ...charm, gives: { ...gives, points: 77 } }, says: 77 });
  if (gives?.mult !== undefined) all.push({ changed: { ...charm, gives: { ...gives, mult: 7.75 } }, says: 7.75 });
  if (charm.pay !== undefined) all.push({ changed: { ...charm, pay: 77 }, says: 77 });
  if (charm.rolls !== undefined) all.push({ changed: { ...charm, rolls: 77 }, says: 77 });
  if (charm.interest !== undefined) all.push({ changed: { ...charm, interest: 77 }, says: 77 });
  if (charm.unused !== undefined) all.push({ changed: { ...charm, unused: 77 }, says: 77 });
  if (tips !== undefined) all.push({ changed: { ...charm, tips: { ...tips, money: 77 } }, says: 77 });
  if (charm.lasts !== undefined) all.push({ changed: { ...charm, lasts: 77 }, says: 77 });
  if (charm.diceAgain !== undefined) all.push({ changed: { ...charm, diceAgain: 77 }, says: 77 });
  if (charm.bends?.fewerAlike !== undefined) all.push({ changed: { ...charm, bends: { fewerAlike: 77 } }, says: 77 });
  if (charm.bends?.shorterRuns !== undefined) all.push({ changed: { ...charm, bends: { shorterRuns: 77 } }, says: 77 });
  return all;
};

const tongues: readonly (readonly [string, ItemLanguage])[] = [
  ["English", { said: en.items, number: (value) => new Intl.NumberFormat("en-GB").format(value) }],
  ["German", { said: de.items, number: (value) => new Intl.NumberFormat("de-DE").format(value) }],
];

describe.each(tongues)("a card in %s", (_, tongue) => {
  const aboutOf = (item: Item): string => aboutIn(tongue, item);

  test.each(charms.map((charm) => [charm.id, charm] as const))("of the charm %s says its own numbers", (_id, charm) => {
    const own = changes(charm);
    for (const { changed, says } of own) {
      expect(numbersIn(aboutOf(changed))).toContain(says);
      expect(numbersIn(aboutOf(charm))).not.toContain(says);
    }
    const { gives } = charm;
    if (gives?.xmult !== undefined) {
      const changed = aboutOf({ ...charm, gives: { ...gives, xmult: 8.75 } });
      expect(numbersIn(changed).some((n) => n === 8.75 || n === 7.75)).toBe(true);
    }
    const silent = [gives?.xmult, charm.copies, charm.turnsInto].filter((hook) => hook !== undefined);
    expect(own.length + silent.length).toBeGreaterThan(0);
    if (charm.turnsInto !== undefined) expect(aboutOf(charm)).toContain(tongue.said.names[charm.turnsInto]);
    if (charm.grows !== undefined) expect(aboutOf(charm)).toContain(tongue.said.grows[charm.grows]);
  });

  test("names no number that is neither the item's nor its trigger's", () => {
    const usual: readonly number[] = [1, triggerData.low, Object.values(triggerData)].flat(2);
    for (const charm of charms) {
      const { gives, pay, rolls, interest, unused, tips, bends } = charm;
      const own = [
        gives?.points,
        gives?.mult,
        gives?.xmult,
        Math.round(1000 * ((gives?.xmult ?? 1) - 1)) / 1000,
        pay,
        rolls,
        interest,
        unused,
      ];
      const bent = [bends?.shorterRuns, bends?.fewerAlike, ...(bends?.roundRuns === true ? [6, 1] : [])];
      const known = [...own, tips?.money, charm.lasts, charm.diceAgain, ...bent, ...usual];
      expect(
        numbersIn(aboutOf(charm)).filter((n) => !known.includes(n)),
        charm.id,
      ).toEqual([]);
    }
  });

  test("of a die and of a manual says its own numbers too", () => {
    for (const die of dice) {
      if (die.opens !== undefined) expect(numbersIn(aboutOf({ ...die, opens: 4 }))).toContain(4);
      if (die.mult !== undefined) expect(numbersIn(aboutOf({ ...die, mult: 7.75 }))).toContain(7.75);
      if (die.xmult !== undefined) expect(numbersIn(aboutOf({ ...die, xmult: 7.75 }))).toContain(7.75);
      if (die.breaksOneIn !== undefined) expect(numbersIn(aboutOf({ ...die, breaksOneIn: 77 }))).toContain(77);
      if (die.pips !== undefined) expect(numbersIn(aboutOf({ ...die, pips: (face) => 7 * face }))).toContain(7);
      if (die.points !== undefined)
        expect(numbersIn(aboutOf({ ...die, points: { faces: [5], points: 77 } }))).toEqual(
          expect.arrayContaining([77, 5]),
        );
      if (die.earns !== undefined)
        expect(numbersIn(aboutOf({ ...die, earns: { money: () => 7, limit: 77 } }))).toEqual(
          expect.arrayContaining([7, 77]),
        );
    }
    for (const manual of manuals)
      expect(numbersIn(aboutOf(manual))).toEqual([1, Math.round(100 * (1 + level.points)) / 100, level.mult]);
  });

  test("of a consumable is true as long as it does what its words say", () => {
    const consumables = stock.filter((item) => item.kind === "consumable");
    // These texts contain no number that changes with the data, so they are pinned here.
    expect(
      Object.fromEntries(
        consumables.map(({ id, rolls, stay, stamp, turnsInto, changes: to }) => [
          id,
          [rolls, stay, stamp, turnsInto ?? to?.(2)?.length],
        ]),
      ),
    ).toEqual({
      token: [1, undefined, undefined, undefined],
      "lock-all": [undefined, true, undefined, undefined],
      nudge: [undefined, undefined, undefined, 2],
      flip: [undefined, undefined, undefined, 1],
      forge: [undefined, undefined, undefined, 5],
      stamp: [undefined, undefined, 2, undefined],
      "two-tokens": [2, undefined, undefined, undefined],
      sixer: [undefined, undefined, undefined, 1],
      gild: [undefined, undefined, undefined, "gold"],
      glaze: [undefined, undefined, undefined, "glass"],
      temper: [undefined, undefined, undefined, "steel"],
      "triple-stamp": [undefined, undefined, 3, undefined],
    });
    expect(stock.find(({ id }) => id === "sixer")).toHaveProperty("changes");
    for (const item of consumables) expect(aboutOf(item)).not.toBe("");
    for (const item of stock) if (item.kind === "pack") expect(numbersIn(aboutOf(item))).toContain(item.count);
  });
});
