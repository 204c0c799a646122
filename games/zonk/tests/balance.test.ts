/**
 * Strength and style over few games, to detect changes. The authoritative figures are over 20,000 games and in
 * docs/zonk-strength.md; here the bands are widened by the sampling error.
 */
import {
  atLevel,
  type Character,
  classic,
  difficulties,
  hybridBot,
  learningBot,
  parlour,
  personalities,
  referenceBot,
} from "@turnlight/games/zonk";
import { describe, expect, test } from "vitest";
import { playGames } from "./play.ts";

describe.each([parlour, classic])("at $name against the Reference player", (table) => {
  const games = 700;
  const slack = 2 * Math.sqrt(0.25 / games);
  test.each([
    ["easy", 0.35, 0.42],
    ["normal", 0.45, 0.55],
    ["hard", 0.58, 0.7],
  ] as const)("%s wins from %f to %f", (name, low, high) => {
    const ends = playGames([hybridBot(difficulties[name]), referenceBot], games, "balance", table);
    const wins = ends.filter(({ seat }) => seat === 0).length / games;
    expect(wins).toBeGreaterThan(low - slack);
    expect(wins).toBeLessThan(high + slack);
  });

  test("every fifth of the slider wins more than the one before", () => {
    const winsAt = (level: number) =>
      playGames([hybridBot(atLevel(level)), referenceBot], 1500, "levels", table).filter(({ seat }) => seat === 0)
        .length;
    const wins = [0, 20, 40, 60, 80, 100].map(winsAt);
    expect(wins).toEqual(wins.toSorted((a, b) => a - b));
  });

  test("Balanced is another character than Normal: it banks sooner ahead, and waits longer behind", () => {
    const styleOf = (who: Character) => {
      const turns = playGames([hybridBot(who), referenceBot], 400, "style", table).flatMap((end) =>
        end.turns.filter(({ seat, ended }) => seat === 0 && ended === "banked"),
      );
      const banksAt = (ahead: boolean) => {
        const points = turns
          .filter(({ lead }) => lead > 0 === ahead)
          .map(({ crossroads }) => crossroads.at(-1)?.[0] ?? 0);
        return points.reduce((sum, one) => sum + one, 0) / points.length / table.scale;
      };
      return { ahead: banksAt(true), behind: banksAt(false) };
    };
    const [normal, balanced] = [styleOf(difficulties.normal), styleOf(personalities.balanced)];
    expect(balanced.ahead).toBeLessThan(normal.ahead - 4);
    expect(balanced.behind - balanced.ahead).toBeGreaterThan(normal.behind - normal.ahead + 4);
  });
});

test("the personalities differ in mean turn, zonks and variance", () => {
  const figures = [personalities.cautious, personalities.balanced, personalities.reckless].map((config) => {
    const turns = playGames([hybridBot(config), referenceBot], 200, "character").flatMap((end) =>
      end.turns.filter(({ seat }) => seat === 0),
    );
    const mean = turns.reduce((sum, { banked }) => sum + banked, 0) / turns.length;
    const variance = turns.reduce((sum, { banked }) => sum + (banked - mean) ** 2, 0) / turns.length;
    return { mean, variance, zonks: turns.filter(({ ended }) => ended === "zonked").length / turns.length };
  });
  const [cautious, balanced, reckless] = figures;
  if (cautious === undefined || balanced === undefined || reckless === undefined) throw new Error("three played");
  expect(cautious.zonks).toBeLessThan(balanced.zonks - 0.1);
  expect(balanced.zonks).toBeLessThan(reckless.zonks - 0.1);
  expect(cautious.mean).toBeGreaterThan(balanced.mean + 10);
  expect(balanced.mean).toBeGreaterThan(reckless.mean + 10);
  expect(reckless.variance).toBeGreaterThan(1.15 * balanced.variance);
  expect(balanced.variance).toBeGreaterThan(1.02 * cautious.variance);
});

test("learning pays: against a reckless player it wins more than Normal, which it starts from", () => {
  const games = 500;
  const rival = hybridBot(personalities.reckless);
  const winsOf = (bot: ReturnType<typeof hybridBot>) =>
    playGames([bot, rival], games, "learning").filter(({ seat }) => seat === 0).length;
  expect(winsOf(learningBot(difficulties.normal))).toBeGreaterThan(winsOf(hybridBot(difficulties.normal)));
});
