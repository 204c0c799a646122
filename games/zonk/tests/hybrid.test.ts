/** The Hybrid bot: the design document's numbers and examples, with the rulings' values. */
import {
  analyse,
  atLevel,
  bufferAt,
  capOf,
  capStopChance,
  classic,
  documentConfig as config,
  type DecisionContext,
  decide,
  difficulties,
  type Face,
  modeAfter,
  momentumStopChance,
  nextMode,
  parlour,
  personalities,
  rollToStop,
  select,
  shareOf,
  stopChances,
  takesFrom,
  thresholdAt,
  withOverrides,
} from "@turnlight/games/zonk";
import { type Draw, drawOf, seedOf } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";

/** Draws the given shares of 1, one after the other. */
const drawing = (...shares: number[]): Draw => ({ below: (n) => Math.floor((shares.shift() ?? 0.999_999) * n) });
const never = () => drawing();
const dice = drawOf(seedOf("hybrid"));

const crossing = (over: Partial<DecisionContext>): DecisionContext => ({
  mode: "aggressive",
  iteration: 2,
  successes: 0,
  left: 3,
  turnPoints: 100,
  bankWins: false,
  zonkChance: 1 / 12,
  scale: 1,
  standing: "close",
  ...over,
});

describe("the document's configuration", () => {
  test("has the document's numbers", () =>
    expect(config).toMatchObject({
      pointsCapAggressive: 500,
      pointsCapPassive: 250,
      initialBufferCap: 200,
      bufferReductionPerRound: 20,
      roundsPerReduction: 3,
      minimumBufferCap: 50,
      aggressiveBaseMultiplier: 0.1,
      passiveBaseMultiplier: 0.15,
      momentumReductionPerSuccess: 0.12,
      minimumMomentumMultiplier: 0.25,
      diceRiskExponent: 2,
      diceRiskMultiplier: 0.3,
      iterationPressureIncrease: 0.2,
      maxMomentumStopChance: 0.9,
      baseCapStopChance: 0.3,
      aggressiveCapGrowthRate: 0.1,
      passiveCapGrowthRate: 0.2,
      capGrowthInterval: 50,
      maxCapStopChance: 0.8,
    }));
  test("reads both spellings of a setting", () => {
    for (const key of ["PointsCapPassive", "pointsCapPassive"])
      expect(withOverrides(config, { [key]: 300 })).toEqual({ ok: true, value: { ...config, pointsCapPassive: 300 } });
  });
  test("refuses what it does not know or cannot be", () => {
    for (const [overrides, code] of [
      [{ luck: 1 }, "unknown-setting"],
      [{ constructor: 1 }, "unknown-setting"],
      [{ pointsCapPassive: -1 }, "bad-setting"],
      [{ pointsCapPassive: 1.5 }, "bad-setting"],
      [{ baseCapStopChance: 2 }, "bad-setting"],
      [{ baseCapStopChance: "high" }, "bad-setting"],
    ] as const)
      expect(withOverrides(config, overrides)).toMatchObject({ ok: false, refusal: { code } });
  });
});

describe("the difficulty slider", () => {
  test("goes from Easy through Normal to Hard", () => {
    const { easy, normal, hard } = difficulties;
    expect(atLevel(0)).toEqual({ from: easy, to: normal, share: 0 });
    expect(atLevel(50)).toEqual({ from: normal, to: hard, share: 0 });
    expect(atLevel(100)).toEqual({ from: normal, to: hard, share: 1 });
  });
  test("every step decides more often like the stronger of its neighbours", () => {
    for (let level = 1; level <= 100; level++) {
      const [before, here] = [atLevel(level - 1), atLevel(level)];
      if (before.from === here.from) expect(here.share).toBeGreaterThan(before.share);
    }
  });
});

test("every preset's numbers are within the limits of the settings, at both kinds of tables", () => {
  for (const { once, many } of Object.values({ ...difficulties, ...personalities }))
    for (const numbers of [once, many]) expect(withOverrides(config, numbers)).toEqual({ ok: true, value: numbers });
});

describe("momentum: the document's example progressions", () => {
  const chance = (mode: "aggressive" | "passive", iteration: number, left: number, successes: number) =>
    momentumStopChance(config, { mode, iteration, left, successes, turnPoints: 0 });
  test.each([
    ["aggressive", 2, 4, 3, 0.064],
    ["aggressive", 3, 2, 3, 0.19968],
    ["aggressive", 4, 1, 3, 0.51072],
    ["passive", 2, 3, 0, 0.15],
    ["passive", 3, 2, 0, 0.468],
    ["passive", 4, 2, 0, 0.819],
  ] as const)("%s, iteration %i, %i dice, %i successes", (mode, iteration, left, successes, right) =>
    expect(chance(mode, iteration, left, successes)).toBeCloseTo(right, 12),
  );
  test("is nothing in the first iteration", () => expect(chance("passive", 1, 1, 0)).toBe(0));
  test("is never more than 90 %", () => expect(chance("passive", 9, 1, 0)).toBe(0.9));
  test("successes take away 12 % each, down to a quarter", () => {
    expect(chance("aggressive", 2, 4, 6)).toBeCloseTo(0.1 * 0.28, 12);
    expect(chance("aggressive", 2, 4, 7)).toBeCloseTo(0.1 * 0.25, 12);
    expect(chance("aggressive", 2, 4, 50)).toBeCloseTo(0.1 * 0.25, 12);
  });
  test("after hot dice there is no risk in the number of dice", () =>
    expect(chance("aggressive", 2, 6, 0)).toBeCloseTo(0.1, 12));
});

describe("the cap", () => {
  const chance = (mode: "aggressive" | "passive", points: number) =>
    capStopChance(config, mode, points, capOf(config, mode, 1), 1);
  test("is 500 aggressive and 250 passive", () => {
    expect(capOf(config, "aggressive", 1)).toBe(500);
    expect(capOf(config, "passive", 1)).toBe(250);
  });
  test("stops nobody below it and 30 % at it", () => {
    expect(chance("passive", 249)).toBe(0);
    expect(chance("passive", 250)).toBeCloseTo(0.3, 12);
    expect(chance("aggressive", 490)).toBe(0);
    expect(chance("aggressive", 500)).toBeCloseTo(0.3, 12);
  });
  test("grows by 10 or 20 % per 50 points, point by point", () => {
    expect(chance("aggressive", 550)).toBeCloseTo(0.4, 12);
    expect(chance("passive", 300)).toBeCloseTo(0.5, 12);
    expect(chance("passive", 260)).toBeCloseTo(0.34, 12);
  });
  test("is never more than 80 %", () => expect(chance("passive", 2000)).toBe(0.8));
  test("at Classic every point setting is five times as large", () => {
    expect(capOf(config, "passive", classic.scale)).toBe(1250);
    expect(capStopChance(config, "passive", 1500, 1250, classic.scale)).toBeCloseTo(0.5, 12);
    expect(bufferAt(config, 1, classic.scale)).toBe(1000);
  });
});

describe("the two stop rolls", () => {
  const moment = crossing({ mode: "passive", left: 3, iteration: 2, turnPoints: 300 });
  const chances = stopChances(config, moment, 250, 1, never());
  test("combine as independent chances", () => {
    expect(chances.momentumStopChance).toBeCloseTo(0.15, 12);
    expect(chances.capStopChance).toBeCloseTo(0.5, 12);
    expect(chances.combinedStopChance).toBeCloseTo(1 - 0.85 * 0.5, 12);
  });
  test("are made one by one", () => {
    expect(rollToStop(chances, drawing(0.1, 0.9))).toEqual({ momentumStops: true, capStops: false });
    expect(rollToStop(chances, drawing(0.2, 0.4))).toEqual({ momentumStops: false, capStops: true });
  });
  test("come as often as they say", () => {
    let stops = 0;
    for (let i = 0; i < 20_000; i++) {
      const { momentumStops, capStops } = rollToStop(chances, dice);
      if (momentumStops || capStops) stops += 1;
    }
    expect(stops / 20_000).toBeCloseTo(chances.combinedStopChance, 1);
  });
  test("passive with two dice in the first iteration: 60 to 80 % instead of momentum", () => {
    const start = crossing({ mode: "passive", left: 2, iteration: 1, turnPoints: 80 });
    const drawn = (share: number) => stopChances(config, start, 250, 1, drawing(share)).momentumStopChance;
    expect([drawn(0), drawn(0.5), drawn(0.999_999_999)]).toEqual([0.6, expect.closeTo(0.7), expect.closeTo(0.8)]);
    const aggressive = { ...start, mode: "aggressive" as const };
    expect(stopChances(config, aggressive, 250, 1, drawing(0.5)).momentumStopChance).toBe(0);
  });
});

describe("the buffer and the two states", () => {
  test("the buffer shrinks by 20 every three rounds, to 50 at the least", () =>
    expect([1, 3, 4, 7, 22, 25, 100].map((round) => bufferAt(config, round, 1))).toEqual([
      200, 200, 180, 160, 60, 50, 50,
    ]));
  test("more than the buffer ahead is leading, more than it behind is behind", () => {
    expect(analyse(config, { lead: 200, round: 1 }, 1)).toBe("close");
    expect(analyse(config, { lead: 201, round: 1 }, 1)).toBe("leading");
    expect(analyse(config, { lead: -201, round: 1 }, 1)).toBe("behind");
  });
  test("a match starts passive; behind makes aggressive, ahead passive, close changes nothing", () => {
    const footing = (lead: number) => ({ lead, round: 1 });
    expect(modeAfter(config, [], 1)).toBe("passive");
    expect(modeAfter(config, [footing(-100)], 1)).toBe("passive");
    expect(modeAfter(config, [footing(-300)], 1)).toBe("aggressive");
    expect(modeAfter(config, [footing(-300), footing(150)], 1)).toBe("aggressive");
    expect(modeAfter(config, [footing(-300), footing(150), footing(250)], 1)).toBe("passive");
    expect(nextMode(config, "passive", { lead: -170, round: 7 }, 1)).toBe("aggressive");
    expect(nextMode(config, "passive", { lead: -170, round: 6 }, 1)).toBe("passive");
  });
});

describe("thresholds and the choice of a combination", () => {
  test("aggressive starts at 80 % and passive at 40 %, falling with the dice to 10 %", () => {
    const at = (mode: "aggressive" | "passive") => [6, 5, 4, 3, 2, 1].map((n) => thresholdAt(config, mode, n));
    for (const [i, right] of [0.8, 0.6, 0.4, 0.2, 0.1, 0.1].entries())
      expect(at("aggressive")[i]).toBeCloseTo(right, 12);
    for (const [i, right] of [0.4, 0.3, 0.2, 0.1, 0.1, 0.1].entries()) expect(at("passive")[i]).toBeCloseTo(right, 12);
  });
  test("the tiers are worth 100, 80, 60, 40 and 20 %", () =>
    expect([1, 2, 3, 4, 5].map((tier) => shareOf(config, tier))).toEqual([1, 0.8, 0.6, 0.4, 0.2]));

  const taken = (mode: "aggressive" | "passive", ...roll: Face[]) => {
    const selection = select(config, mode, roll.length, takesFrom(parlour, roll));
    return selection && { dice: selection.take.dice.join(""), because: selection.because, success: selection.success };
  };
  test("a combination that clears the dice is always taken", () => {
    expect(taken("aggressive", 2, 2, 3, 3)).toEqual({ dice: "2233", because: "clears the dice", success: true });
    expect(taken("passive", 6, 6)).toEqual({ dice: "66", because: "clears the dice", success: true });
  });
  test("aggressive takes the most points per die at or above the threshold", () => {
    expect(taken("aggressive", 1, 2, 2, 2, 3, 4)).toEqual({
      dice: "1234",
      because: "most points per die",
      success: true,
    });
    expect(taken("aggressive", 1, 2, 2, 2, 6)).toEqual({ dice: "222", because: "most points per die", success: true });
  });
  test("aggressive with nothing at the threshold takes the fewest dice", () =>
    expect(taken("aggressive", 1, 2, 2, 3, 3, 6)).toEqual({ dice: "1", because: "fewest dice", success: false }));
  test("passive takes the best tier, then the points", () => {
    expect(taken("passive", 1, 2, 2, 3, 3, 6)).toEqual({ dice: "2233", because: "best tier", success: true });
    expect(taken("passive", 1, 2, 3, 6, 6, 6)).toEqual({ dice: "666", because: "best tier", success: true });
  });
  test("a tier exactly at the threshold counts, whatever the binary fractions say", () =>
    expect(taken("aggressive", 3, 3, 3, 2, 6)?.success).toBe(true));
  test("nothing can be taken from a zonk", () => expect(taken("passive", 2, 3, 6)).toBeUndefined());
});

describe("the order of a decision", () => {
  const because = (over: Partial<DecisionContext>, draw = never()) => {
    const verdict = decide(config, crossing(over), draw);
    return [verdict.stop ? "stop" : "continue", verdict.because];
  };
  test("banking wins: stop", () =>
    expect(because({ bankWins: true, zonkChance: 0 })).toEqual(["stop", "banking wins"]));
  test("no zonk is possible: continue, even far over the cap", () =>
    expect(because({ zonkChance: 0, turnPoints: 5000, iteration: 9 }, drawing(0, 0))).toEqual([
      "continue",
      "no zonk is possible",
    ]));
  test("then the two rolls", () => {
    expect(because({}, drawing(0, 0.9))).toEqual(["stop", "momentum"]);
    expect(because({ turnPoints: 500 }, drawing(0.9, 0))).toEqual(["stop", "points cap"]);
  });
  test("over the cap the stop is not certain", () =>
    expect(because({ turnPoints: 900 }, drawing(0.9, 0.9))[0]).toBe("continue"));
  test("then the iterations: five aggressive, two passive", () => {
    expect(because({ iteration: 5 })).toEqual(["stop", "iterations"]);
    expect(because({ iteration: 4 })[0]).toBe("continue");
    expect(because({ mode: "passive", iteration: 2 })).toEqual(["stop", "iterations"]);
  });
  test("then the risk: 80 % aggressive, 60 % passive", () => {
    expect(because({ zonkChance: 2 / 3, left: 1 })[0]).toBe("continue");
    expect(because({ zonkChance: 0.81 })).toEqual(["stop", "risk"]);
    expect(because({ mode: "passive", iteration: 1, zonkChance: 2 / 3, left: 1 })).toEqual(["stop", "risk"]);
  });
  test("then the last die while passive", () =>
    expect(because({ mode: "passive", iteration: 1, zonkChance: 0.5, left: 1 })).toEqual(["stop", "last die"]));
});
