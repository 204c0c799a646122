/** The suite passes honest games and refuses every sabotaged one by the name of the promise it breaks. */
import { type Rules, refuse } from "@turnlight/kernel";
import { BrokenPromise, conforms, type PromiseName, promises } from "@turnlight/kernel/conforms";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { describe, expect, test } from "vitest";

type Of<G> = G extends { rules: Rules<infer C, infer S, infer M, infer V, infer F> } ? Rules<C, S, M, V, F> : never;
type Race = Of<typeof diceRace>;
type Hidden = Of<typeof hiddenNumber>;

const race = diceRace.rules;
const hidden = hiddenNumber.rules;
const raceConfigs = [
  { seats: 2, target: 30, first: 0 },
  { seats: 4, target: 20, first: 3 },
];
const hiddenConfigs = [
  { highest: 9, first: 0 },
  { highest: 2, first: 1 },
];

test("the dice race conforms, over 200 matches", () => {
  const report = conforms(race, { configs: raceConfigs, matches: 200 });
  expect(report.matches).toBe(200);
  expect(report.entries).toBeGreaterThan(200 * 10);
  expect(report.resigned).toBe(0);
});

test("the hidden number conforms, over 200 matches", () => {
  expect(conforms(hidden, { configs: hiddenConfigs, matches: 200 }).matches).toBe(200);
});

test("a game with a declared bound is resigned there", () => {
  const endless: Race = {
    ...race,
    moves: () => [{ kind: "roll" }],
    refusal: (s, by, m) => (m.kind === "hold" ? { code: "no", reason: "no holding" } : race.refusal(s, by, m)),
  };
  expect(conforms(endless, { configs: raceConfigs, matches: 3, bound: 100 })).toEqual({
    matches: 3,
    entries: expect.any(Number),
    resigned: 3,
  });
});

describe("a sabotaged game is refused", () => {
  const refusedRace = (promise: PromiseName, saying: RegExp, sabotage: Partial<Race>) =>
    test(`${promise}: ${saying.source}`, () => expectBroken({ ...race, ...sabotage }, raceConfigs, promise, saying));
  const refusedHidden = (promise: PromiseName, saying: RegExp, sabotage: Partial<Hidden>) =>
    test(`${promise}: ${saying.source}`, () =>
      expectBroken({ ...hidden, ...sabotage }, hiddenConfigs, promise, saying));

  type HiddenState = ReturnType<Hidden["setup"]>;
  const hiddenMoves = (state: HiddenState, seat: number) =>
    hidden.moves(state, seat) as Iterable<{ kind: "hide" | "guess"; number: number }>;
  const fitsParity = (state: HiddenState, seat: number, number: number) =>
    number % 2 === (state.hidden[1 - seat] ?? 0) % 2;

  const expectBroken = <C, S, M, V, F extends { kind: string }>(
    rules: Rules<C, S, M, V, F>,
    configs: readonly C[],
    promise: PromiseName,
    saying: RegExp,
  ) => {
    let caught: unknown;
    try {
      conforms(rules, { configs, matches: 40 });
    } catch (problem) {
      caught = problem;
    }
    expect(caught).toBeInstanceOf(BrokenPromise);
    const broken = caught as BrokenPromise;
    expect(broken.message).toContain(promises[promise]);
    expect([broken.promise, broken.detail]).toEqual([promise, expect.stringMatching(saying)]);
    expect(broken.message).toMatch(/in match \d+ of seed "conforms"/);
  };

  refusedHidden("views keep secrets", /can see that seat \d played "hide/, {
    view: (state, viewer) => ({ ...hidden.view(state, viewer), known: state.hidden }),
    imagine: (view) => ({ highest: view.highest, first: view.first, hidden: view.known, guesses: view.guesses }),
  });
  refusedHidden("views can be imagined", /seat \d may .* but in the state imagined from its view/, {
    // Only numbers as odd or even as the hidden one may be guessed: the list of moves itself betrays it.
    moves: (state, seat) =>
      [...hiddenMoves(state, seat)].filter((move) => move.kind === "hide" || fitsParity(state, seat, move.number)),
    refusal: (state, by, move) =>
      hidden.refusal(state, by, move) ??
      (by === "chance" || move.kind === "hide" || fitsParity(state, by, move.number)
        ? undefined
        : { code: "no", reason: "wrong parity" }),
  });
  refusedHidden("facts keep secrets", /was told that seat \d played "hide/, {
    apply: (state, by, move) => {
      const applied = hidden.apply(state, by, move);
      return { ...applied, told: applied.told.map(({ fact }) => ({ fact })) };
    },
  });
  refusedRace("no mutation", /apply tried to change what it was given/, {
    apply: (state, by, move) => {
      if (move.kind === "hold") (state.scores as number[])[state.seat] = 99;
      return race.apply(state, by, move);
    },
  });
  refusedRace("no randomness of its own", /the rules called Math\.random/, {
    roll: () => ({ kind: "rolled", face: 1 + Math.floor(Math.random() * 6) }),
  });
  refusedRace("no randomness of its own", /the rules called Date\.now/, {
    roll: () => ({ kind: "rolled", face: 1 + (Date.now() % 6) }),
  });
  let calls = 0;
  refusedRace("no randomness of its own", /roll answered .* and then, asked the same/, {
    roll: () => {
      calls += 1;
      return { kind: "rolled", face: 1 + (calls % 6) };
    },
  });
  refusedRace("move text", /which is refused/, {
    moveText: {
      write: race.moveText.write,
      read: (text) => (text === "hold" ? refuse("no", "what?") : race.moveText.read(text)),
    },
  });
  refusedRace("move text", /which reads as/, {
    moveText: { write: (move) => (move.kind === "rolled" ? "rolled 3" : move.kind), read: race.moveText.read },
  });
  refusedRace("move text", /moveText\.read threw/, {
    moveText: {
      write: race.moveText.write,
      read: (text) => {
        if (!/^[a-z]+( \d)?$/.test(text)) throw new Error("cannot read this");
        return race.moveText.read(text);
      },
    },
  });
  refusedRace("move text", /kernel keeps for itself/, {
    moveText: {
      write: (move) => (move.kind === "hold" ? "resign" : race.moveText.write(move)),
      read: (text) => race.moveText.read(text === "resign" ? "hold" : text),
    },
  });
  refusedRace("listed moves apply", /by the list, but is refused/, {
    moves: () => [{ kind: "roll" }, { kind: "hold" }],
  });
  refusedRace("listed moves apply", /apply threw: no holding here/, {
    apply: (state, by, move) => {
      if (move.kind === "hold") throw new Error("no holding here");
      return race.apply(state, by, move);
    },
  });
  refusedRace("unlisted moves are refused", /although it is not listed/, {
    refusal: (state, by, move) => (move.kind === "hold" ? undefined : race.refusal(state, by, move)),
  });
  refusedRace("matches end", /still goes on/, {
    moves: () => [{ kind: "roll" }],
    refusal: (state, by, move) =>
      move.kind === "hold" ? { code: "no", reason: "no holding" } : race.refusal(state, by, move),
  });
  refusedRace("sound turns", /over with scores \[1\] for/, {
    turn: (state) => {
      const turn = race.turn(state);
      return turn.kind === "over" ? { kind: "over", scores: [1] } : turn;
    },
  });
  refusedRace("sound turns", /which has no move/, {
    moves: (state) => (state.turn > 0 ? race.moves(state, state.seat) : []),
  });
  refusedRace("odds", /is not among/, { odds: () => [{ move: { kind: "rolled", face: 6 }, weight: 1 }] });
  refusedRace("plain data", /is undefined/, {
    apply: (state, by, move) => ({
      ...race.apply(state, by, move),
      told: [{ fact: { kind: "rolled", seat: 0, face: undefined as never } }],
    }),
  });
  refusedRace("config text", /which reads as/, {
    configText: { write: (config) => race.configText.write({ ...config, target: 40 }), read: race.configText.read },
  });
  refusedRace("views can be imagined", /in the state imagined from it/, { imagine: (view) => ({ ...view, turn: 0 }) });
  refusedRace("leaving works", /leave threw|after seats|cannot leave/, {
    leave: () => {
      throw new Error("nobody leaves");
    },
  });
});
