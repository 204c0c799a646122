/** The rulebook, rule by rule, through the public interface. */
import { type Face, parlour, type ZonkConfig, type ZonkFact, type ZonkState, zonk } from "@turnlight/games/zonk";
import { factsFor, Match, seedOf, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import { madeUp } from "./naive.ts";

const { rules } = zonk;
const usual: ZonkConfig = { seats: 2, table: parlour, target: 2000, streak: true, first: 0 };

/** Plays moves by their text, by whichever actor is due; chance moves are among them. */
const after = (
  config: Partial<ZonkConfig>,
  moves: readonly string[],
): { state: ZonkState; facts: readonly ZonkFact[] } => {
  let state = rules.setup({ ...usual, ...config });
  const facts: ZonkFact[] = [];
  for (const text of moves) {
    const turn = rules.turn(state);
    const by = turn.kind === "seats" ? (turn.seats[0] ?? 0) : "chance";
    const move = rules.moveText.read(text);
    if (!move.ok) throw new Error(sentence(move.refusal));
    const refusal = rules.refusal(state, by, move.value);
    if (refusal !== undefined) throw new Error(sentence(refusal));
    const applied = rules.apply(state, by, move.value);
    state = applied.state;
    facts.push(...factsFor(applied.told, "spectator"));
  }
  return { state, facts };
};
const refusing = (config: Partial<ZonkConfig>, moves: readonly string[], saying: RegExp) =>
  expect(() => after(config, moves)).toThrow(saying);
const kindsOf = (facts: readonly ZonkFact[]) => facts.map(({ kind }) => kind);

/** A turn that banks 100: three of a kind, then the bank. */
const hundred = ["roll", "rolled 2 2 2 3 4 6", "take 2 2 2", "bank"];
const zonked = ["roll", "rolled 2 2 2 3 4 6", "take 2 2 2", "roll", "rolled 2 3 6"];

test("a turn rolls all six dice, sets a combination aside, and rolls what is left", () => {
  const { state, facts } = after({}, ["roll", "rolled 1 1 2 3 4 6", "take 1 1", "roll", "rolled 2 2 3 5"]);
  expect(state).toMatchObject({ seat: 0, points: 20, left: 4, phase: { kind: "taking", dice: [2, 2, 3, 5] } });
  expect(kindsOf(facts)).toEqual(["rolled", "took", "rolled"]);
});

test("banking adds the turn's points and passes the dice on", () => {
  const { state, facts } = after({}, hundred);
  expect(state).toMatchObject({ scores: [100, 0], seat: 1, round: 1, points: 0, left: 6, phase: { kind: "ready" } });
  expect(facts.slice(-2)).toEqual([
    { kind: "banked", seat: 0, points: 100, multiplier: 1, banked: 100, score: 100, streak: 1 },
    { kind: "began", seat: 1, round: 1 },
  ]);
});

test("a roll without a combination is a zonk: points and streak are lost, the turn ends by itself", () => {
  const { state, facts } = after({}, [...hundred, ...hundred, ...zonked]);
  expect(state).toMatchObject({ scores: [100, 100], streaks: [0, 1], seat: 1 });
  expect(facts.slice(-2)).toEqual([
    { kind: "zonked", seat: 0, lost: 100, streak: 1 },
    { kind: "began", seat: 1, round: 2 },
  ]);
});

test("hot dice: with all six set aside the turn may go on with six fresh ones", () => {
  const moves = ["roll", "rolled 4 4 4 4 4 4", "take 4 4 4 4 4 4"];
  const { state, facts } = after({}, moves);
  expect(kindsOf(facts)).toEqual(["rolled", "took", "hot-dice"]);
  expect(rules.moves(state, 0)).toEqual([{ kind: "roll" }, { kind: "bank" }]);
  expect(after({}, [...moves, "roll", "rolled 1 2 3 4 5 6", "take 1"]).state).toMatchObject({ points: 510, left: 5 });
  expect(after({}, [...moves, "bank"]).state.scores).toEqual([500, 0]);
});

test("each banked turn in a row adds a tenth, up to one and a half, rounded down to ten", () => {
  const rounds = Array.from({ length: 8 }, () => [...hundred, ...zonked]).flat();
  const banked = after({}, rounds).facts.filter((fact) => fact.kind === "banked");
  expect(banked.map(({ multiplier }) => multiplier)).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.5, 1.5]);
  expect(banked.map((fact) => fact.banked)).toEqual([100, 110, 120, 130, 140, 150, 150, 150]);
  const thirty = ["roll", "rolled 2 3 4 4 6 6", "take 2 3 4", "bank"];
  expect(after({}, [...hundred, ...zonked, ...thirty]).state.scores[0]).toBe(130);
});

test("a zonk resets the multiplier", () => {
  const { state } = after({}, [...hundred, ...zonked, ...zonked, ...zonked, ...hundred]);
  expect(state.scores[0]).toBe(200);
});

test("without the streak every turn counts as it is", () => {
  const { state } = after({ streak: false }, [...hundred, ...zonked, ...hundred]);
  expect(state).toMatchObject({ scores: [200, 0], streaks: [0, 0] });
});

test("whoever first banks at the target wins at once, the multiplier included", () => {
  const short = after({ target: 210 }, [...hundred, ...zonked, ...hundred]);
  expect(rules.turn(short.state)).toEqual({ kind: "over", scores: [210, 0] });
  expect(short.facts.at(-1)).toEqual({ kind: "won", seat: 0, score: 210 });
  expect(rules.turn(after({ target: 220 }, [...hundred, ...zonked, ...hundred]).state).kind).toBe("seats");
});

test("at Parlour one combination is taken from a roll, at a table with several more", () => {
  const roll = ["roll", "rolled 1 1 5 5 5 6"];
  refusing({}, [...roll, "take 1 5 5 5"], /1 5 5 5 is not a combination/);
  const several = after({ table: madeUp }, [...roll, "take 1 1 5 5 5"]);
  expect(several.facts.at(-1)).toMatchObject({ kind: "took", combinations: ["full-house"], points: 250, left: 1 });
});

describe("impossible moves are refused with a reason", () => {
  const roll = ["roll", "rolled 1 1 2 3 4 6"];
  test.each<[string, readonly string[], RegExp]>([
    [
      "dice that are not there",
      [...roll, "take 5"],
      /not enough dice show 5: 1 chosen, 0 on the table; expected one of the/,
    ],
    ["more of a face than there are", [...roll, "take 1 1 1"], /not enough dice show 1: 3 chosen, 2 on the table/],
    ["dice that do not score", [...roll, "take 2"], /2 is not a combination at this table/],
    ["banking a roll", [...roll, "bank"], /before you can bank; expected "take"/],
    ["rolling over a roll", [...roll, "roll"], /before you can roll/],
    ["banking nothing", ["bank"], /nothing to bank yet; expected "roll"/],
    ["taking from no roll", ["take 1"], /no roll to take from/],
    ["choosing the faces", ["rolled 1 1 1 1 1 1"], /does not choose the faces/],
    ["a roll with too few dice", ["roll", "rolled 1 1"], /2 dice were rolled; expected 6 dice/],
    ["chance taking", ["roll", "take 1"], /chance only rolls/],
    ["words", ["jump"], /"jump" is not a move in Zonk/],
    ["a seventh die", ["roll", "rolled 1 1 1 1 1 1 1"], /is not a move in Zonk/],
    ["a seven", ["roll", "rolled 7"], /is not a move in Zonk/],
  ])("%s", (_, moves, saying) => refusing({}, moves, saying));
});

test("dice may be named in any order: it is one move", () => {
  const read = rules.moveText.read("take 5 1 3");
  expect(read.ok && rules.moveText.write(read.value)).toBe("take 1 3 5");
});

test("with three seats the turn goes round, and a round is over when everybody had one", () => {
  const { state } = after({ seats: 3, first: 2 }, [...zonked, ...zonked, ...zonked]);
  expect(state).toMatchObject({ seat: 2, round: 2 });
  expect(state.turns.map(({ seat, round }) => [seat, round])).toEqual([
    [2, 1],
    [0, 1],
    [1, 1],
  ]);
});

test("when a seat leaves, the others go on without it", () => {
  const { match } = Match.begin(rules, { ...usual, seats: 3, target: 100 }, { seed: seedOf("leaving") });
  expect(match.resign(0).ok).toBe(true);
  expect(match.turn).toEqual({ kind: "seats", seats: [1] });
  expect(match.state.gone).toEqual([0]);
});

test("a take can be taken back until the dice roll again", () => {
  const { match } = Match.begin(rules, usual, { seed: seedOf("undo") });
  expect(match.play(0, "roll").ok).toBe(true);
  const [first, second] = rules.moves(match.state, 0) as readonly { dice: readonly Face[] }[];
  expect(match.play(0, `take ${first?.dice.join(" ")}`).ok).toBe(true);
  expect(match.undo(0).ok).toBe(true);
  expect(match.play(0, `take ${second?.dice.join(" ")}`).ok).toBe(true);
});

test("a finished turn is remembered with every choice that was made in it", () => {
  const { state } = after({}, [...hundred, ...zonked]);
  const taken = { rolled: [2, 2, 2, 3, 4, 6], dice: [2, 2, 2], points: 100, left: 3 };
  expect(state.turns).toEqual([
    { seat: 0, round: 1, lead: 0, crossroads: [[100, 3]], takes: [taken], ended: "banked", banked: 100, streak: 0 },
    {
      seat: 1,
      round: 1,
      lead: -100,
      crossroads: [[100, 3]],
      takes: [taken],
      ended: "zonked",
      fell: [2, 3, 6],
      banked: 0,
      streak: 0,
    },
  ]);
});
