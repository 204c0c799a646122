/** A match: turns, refusals, undo, leaving, and the facts each viewer receives. */
import {
  type Actor,
  factsFor,
  Match,
  type MatchStep,
  outcomeLine,
  type Refusal,
  type Result,
  seedOf,
  winners,
} from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { expect, test } from "vitest";

const seed = seedOf("a match");
const race = (config: Partial<{ seats: number; target: number; first: number }> = {}) =>
  Match.begin(diceRace.rules, { seats: 2, target: 50, first: 0, ...config }, { seed }).match;
const duel = () => Match.begin(hiddenNumber.rules, { highest: 20, first: 0 }, { seed }).match;

const steps = <Fact>(read: Result<readonly MatchStep<Fact>[]>): readonly MatchStep<Fact>[] => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const refusal = (read: Result<unknown>): Refusal => {
  if (read.ok) throw new Error("this should have been refused");
  return read.refusal;
};

test("a seat's move is followed by the chance moves it causes", () => {
  const match = race();
  const done = steps(match.play(0, "roll"));
  expect(done.map(({ entry }) => entry.by)).toEqual([0, "chance"]);
  expect(match.turn.kind).toBe("seats");
});

test("the host's clock is written into the log", () => {
  let now = 1000;
  const { match } = Match.begin(diceRace.rules, { seats: 2, target: 50, first: 0 }, { seed, clock: () => (now += 5) });
  match.play(0, "roll");
  expect(match.entries.map(({ at }) => at)).toEqual([1005, 1010]);
});

test("the log can be asked for its length, its newest entry, and the newest of a seat, of chance and of the host", () => {
  const match = race({ seats: 3 });
  const newestOf = (actor: Actor) => match.newest((by) => by === actor);
  expect([match.length, match.newest(), newestOf(0), newestOf("host")]).toEqual([0, undefined, undefined, undefined]);
  const rolled = steps(match.play(0, "roll")).map(({ entry }) => entry);
  const [gone] = steps(match.forfeit(2)).map(({ entry }) => entry);
  expect(match.entries).toEqual([...rolled, gone]);
  expect(match.length).toBe(3);
  expect([match.newest(), ...(["host", "chance", 0, 1] as const).map(newestOf)]).toEqual([
    gone,
    gone,
    rolled[1],
    rolled[0],
    undefined,
  ]);
  const before = match.entries;
  match.resign(1);
  expect(before).toEqual([...rolled, gone]);
});

test("whose turn it is not, who is not at the table or not understood is refused with a code and what would be right", () => {
  const match = race();
  expect(refusal(match.play(1, "roll"))).toMatchObject({ code: "not-your-turn", right: "a move by seat 0" });
  expect(refusal(match.play(7, "roll"))).toMatchObject({ code: "no-such-seat" });
  expect(refusal(match.play(-1, "roll"))).toMatchObject({ code: "no-such-seat" });
  expect(refusal(match.play(0.5, "roll"))).toMatchObject({ code: "no-such-seat" });
  expect(refusal(match.play(0, "fly"))).toMatchObject({ code: "unknown-move" });
  expect(refusal(match.play(0, "hold"))).toMatchObject({ code: "not-now", reason: "there is nothing to hold yet" });
  expect(refusal(match.play(0, "rolled 6"))).toMatchObject({
    code: "not-now",
    reason: "a player does not choose the face",
  });
  expect(refusal(match.play(0, "x".repeat(5000)))).toMatchObject({ code: "move-too-long" });
  expect(match.entries).toEqual([]);
});

test("only the seat whose turn it is has legal moves", () => {
  const match = race();
  expect(match.moves(0)).toEqual([{ kind: "roll" }]);
  expect(match.moves(1)).toEqual([]);
});

test("both hide in any order, and neither learns the other's number", () => {
  const match = duel();
  expect(match.turn).toEqual({ kind: "seats", seats: [0, 1] });
  const [step] = steps(match.play(1, "hide 17"));
  expect(factsFor(step?.told ?? [], 1)).toEqual([{ kind: "hid", seat: 1, number: 17 }]);
  expect(factsFor(step?.told ?? [], 0)).toEqual([{ kind: "hid", seat: 1 }]);
  expect(factsFor(step?.told ?? [], "spectator")).toEqual([{ kind: "hid", seat: 1 }]);
  expect(JSON.stringify([match.view(0), match.view("spectator")])).not.toContain("17");
  expect(match.turn).toEqual({ kind: "seats", seats: [0] });
});

test("undo takes back one's own move and nothing else", () => {
  const match = duel();
  expect(refusal(match.undo(0)).code).toBe("nothing-to-undo");
  match.play(0, "hide 3");
  expect(refusal(match.undo(1)).code).toBe("undo-past-other");
  expect(match.undo(0)).toMatchObject({ ok: true, value: { move: "hide 3" } });
  expect(match.entries).toEqual([]);
  match.play(0, "hide 4");
  match.play(1, "hide 5");
  expect(refusal(match.undo(0)).code).toBe("undo-past-other");
  match.play(0, "guess 9");
  expect(refusal(match.undo(0)).code).toBe("undo-past-reveal");
});

test("undo never passes a chance move", () => {
  const match = race();
  match.play(0, "roll");
  expect(refusal(match.undo(0)).code).toBe("undo-past-chance");
});

test("undo survives a record", () => {
  const match = duel();
  match.play(0, "hide 3");
  const again = Match.resume(hiddenNumber.rules, match.record);
  expect(again.ok && again.value.match.undo(0).ok).toBe(true);
});

test("resigning is possible at any time and ends a match of two", () => {
  const match = race();
  steps(match.resign(1));
  expect(match.outcome).toEqual({ scores: [1, 0], ended: { seat: 1, how: "resigned" } });
  expect(match.turn).toEqual({ kind: "over", scores: [1, 0] });
  expect(refusal(match.play(0, "roll")).code).toBe("match-over");
  expect(refusal(match.resign(0)).code).toBe("match-over");
  expect(refusal(match.undo(1)).code).toBe("undo-past-reveal");
});

test("the host can forfeit a seat, and only that", () => {
  const match = race();
  expect(refusal(match.forfeit(5)).code).toBe("no-such-seat");
  steps(match.forfeit(0));
  expect(match.outcome).toEqual({ scores: [0, 1], ended: { seat: 0, how: "forfeited" } });
  expect(match.entries).toEqual([{ n: 1, by: "host", move: "forfeit 0", at: 0 }]);
});

test("all who are left run out of time at the same moment: nobody wins, nobody loses, and the record says so", () => {
  const match = duel();
  expect(match.turn).toEqual({ kind: "seats", seats: [0, 1] });
  steps(match.forfeit(0, 1));
  expect(match.outcome).toEqual({ scores: [0, 0], stopped: true });
  expect(match.departures).toEqual([
    { seat: 0, how: "forfeited" },
    { seat: 1, how: "forfeited" },
  ]);
  expect(match.entries).toEqual([{ n: 1, by: "host", move: "forfeit 0 1", at: 0 }]);
  expect(refusal(match.resign(0)).code).toBe("match-over");
  const again = Match.resume(hiddenNumber.rules, match.record, { verify: true });
  expect(again.ok && again.value.match.outcome).toEqual(match.outcome);
  expect(outcomeLine(match)).toBe("over: 0 0 (seats 0 and 1 forfeited)");
});

test("several who run out at the same moment leave whoever else is in the match to it", () => {
  const four = race({ seats: 4 });
  expect(steps(four.forfeit(0, 2)).map(({ entry }) => entry.move)).toEqual(["forfeit 0", "forfeit 2"]);
  expect(four.turn).toEqual({ kind: "seats", seats: [1] });
  const three = race({ seats: 3 });
  steps(three.forfeit(0, 2));
  expect(three.outcome?.scores).toEqual([0, 1, 0]);
  // Where the others cannot go on, they win together, whatever the order of the seats.
  const { leave: _, ...rules } = diceRace.rules;
  const ending = Match.begin(rules, { seats: 3, target: 50, first: 0 }, { seed }).match;
  expect(steps(ending.forfeit(0, 1)).map(({ entry }) => entry.move)).toEqual(["forfeit 0 1"]);
  expect(ending.outcome?.scores).toEqual([0, 0, 1]);
  const again = Match.resume(rules, ending.record, { verify: true });
  expect(again.ok && again.value.match.outcome).toEqual(ending.outcome);
});

test("a seat is forfeited once, with others in order, and together only where that ends the match", () => {
  const match = race({ seats: 3 });
  for (const wrong of [
    [0, 3],
    [0, 0],
    [1, 0],
  ])
    expect(refusal(match.forfeit(...wrong)).code).toBe("no-such-seat");
  expect(refusal(match.forfeit()).code).toBe("unknown-move");
  expect(match.length).toBe(0);
  const record = (move: string) => ({ ...match.record, entries: [{ n: 1, by: "host" as const, move, at: 0 }] });
  for (const move of ["forfeit 0 1", "forfeit 1 0", "forfeit 0 0", "forfeit 0 1 2 3", "forfeit 0  1", "forfeit"])
    expect([move, Match.resume(diceRace.rules, record(move)).ok]).toEqual([move, false]);
  expect(Match.resume(diceRace.rules, record("forfeit 0 1 2")).ok).toBe(true);
});

test("with more than two at the table the others go on", () => {
  const match = race({ seats: 3 });
  expect(steps(match.resign(0))[0]?.told).toEqual([{ fact: { kind: "left", seat: 0 } }]);
  expect(match.turn).toEqual({ kind: "seats", seats: [1] });
  expect(refusal(match.play(0, "roll")).code).toBe("no-such-seat");
  steps(match.forfeit(2));
  expect(match.outcome).toEqual({ scores: [0, 1, 0], ended: { seat: 2, how: "forfeited" } });
  const again = Match.resume(diceRace.rules, match.record);
  expect(again.ok && again.value.match.outcome).toEqual(match.outcome);
});

test("a whole match reaches the target and ends there", () => {
  const match = race({ target: 20 });
  for (let i = 0; match.outcome === undefined && i < 500; i++) {
    const { seat, turn } = match.view("spectator");
    match.play(seat, turn >= 8 ? "hold" : "roll");
  }
  const scores = match.outcome?.scores ?? [];
  expect(Math.max(...scores)).toBeGreaterThanOrEqual(20);
  expect(winners(scores)).toHaveLength(1);
});

test("rules that roll for ever are stopped with their name", () => {
  const endless = { ...diceRace.rules, turn: () => ({ kind: "chance" }) as const };
  expect(() => Match.begin(endless, { seats: 2, target: 50, first: 0 }, { seed })).toThrow(
    /dice-race rolled .* without reaching a decision/,
  );
});

test("who wins: the best; everybody in a tie; alone, whoever scored at all", () => {
  expect(winners([3, 9, 4])).toEqual([1]);
  expect(winners([5, 5, 1])).toEqual([0, 1]);
  expect(winners([2])).toEqual([0]);
  expect(winners([0])).toEqual([]);
});
