/** One tap per decision: what is selected automatically, what the buttons show, and how many taps whole matches take. */
import { parlour, type ZonkState, zonk } from "@turnlight/games/zonk";
import { accept, refuse } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { inTurn } from "../play/move-sequence.ts";
import { chosenAlready, movesOf, obviousAction, prospectOf } from "../play/tap-flow.ts";
import { offersAt, tapsOver } from "./taps.ts";

const { rules } = zonk;
const config = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };
const start = rules.setup(config);
const rolled = (dice: readonly (1 | 2 | 3 | 4 | 5 | 6)[], over: Partial<ZonkState> = {}): ZonkState => ({
  ...start,
  left: dice.length,
  phase: { kind: "taking", dice },
  ...over,
});

describe("what is chosen already", () => {
  test("a single offer is", () => expect(chosenAlready(offersAt(rolled([1, 2, 4])))?.move).toBe("take 1"));
  test("of several, none is", () => expect(chosenAlready(offersAt(rolled([1, 5, 3])))).toBeUndefined());
});

describe("what the buttons promise", () => {
  test("nothing before something is chosen", () => expect(prospectOf(rolled([1, 5, 3]), undefined)).toBeUndefined());
  test("the dice left, their zonk chance, and what banking brings with the streak", () => {
    const state = rolled([1, 2, 4], { points: 100, streaks: [2, 0] });
    expect(prospectOf(state, offersAt(state)[0])).toEqual({
      dice: 2,
      zonk: 1 / 3,
      points: 110,
      banked: 130,
      wins: false,
    });
  });
  test("with all six aside, six fresh dice", () => {
    const state = rolled([2, 2, 3, 3], {
      points: 20,
      takes: [{ rolled: [1, 1, 2, 4, 4, 6], dice: [4, 4], points: 20, left: 4 }],
    });
    const all = offersAt(state).find(({ take }) => take.dice.length === 4);
    expect(prospectOf(state, all)).toMatchObject({ dice: 6, zonk: 0 });
  });
  test("banking that wins", () => {
    const state = rolled([1, 2, 4], { points: 100, scores: [1900, 0] });
    expect(prospectOf(state, offersAt(state)[0])).toMatchObject({ wins: true });
  });
});

describe("which button is gold", () => {
  test.each([1, 2, 3])("neither with %i dice left, which can zonk", (left) => {
    const state: ZonkState = { ...start, left, points: 100, phase: { kind: "deciding" } };
    const prospect = prospectOf(state, undefined);
    expect(prospect?.zonk).toBeGreaterThan(0);
    expect(prospect && obviousAction(prospect)).toBeUndefined();
  });
  test("neither with five dice and a zonk of 8 %", () =>
    expect(obviousAction({ zonk: 0.08, wins: false })).toBeUndefined());
  test("the roll where no zonk is possible", () => expect(obviousAction({ zonk: 0, wins: false })).toBe("roll"));
  test("the bank that wins, whatever a roll could bring", () =>
    expect([obviousAction({ zonk: 0, wins: true }), obviousAction({ zonk: 0.5, wins: true })]).toEqual([
      "bank",
      "bank",
    ]));
});

describe("one tap, two moves", () => {
  const [offer] = offersAt(rolled([1, 2, 4]));
  test("in the log they stay two", () => {
    expect(movesOf(offer, "bank")).toEqual(["take 1", "bank"]);
    expect(movesOf(undefined, "roll")).toEqual(["roll"]);
  });
  test("the second is sent once the first is accepted", async () => {
    const sent: string[] = [];
    let accepted: () => void = () => {};
    const done = inTurn(["take 1", "roll"], (move) => {
      sent.push(move);
      return new Promise((resolve) => {
        accepted = () => resolve(accept(undefined));
      });
    });
    expect(sent).toEqual(["take 1"]);
    accepted();
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toEqual(["take 1", "roll"]);
    accepted();
    expect((await done).ok).toBe(true);
  });
  test("and not at all where the first is refused", async () => {
    const sent: string[] = [];
    const read = await inTurn(["take 1", "roll"], (move) => {
      sent.push(move);
      return Promise.resolve(refuse("not-now", "no"));
    });
    expect([read.ok, sent]).toEqual([false, ["take 1"]]);
  });
});

test("a roll is answered with at most two taps, and a turn takes fewer than five", () => {
  const { most, aRoll, aTurn } = tapsOver(40);
  expect(most).toBe(2);
  expect(aRoll).toBeLessThan(2);
  expect(aTurn).toBeLessThan(5);
});
