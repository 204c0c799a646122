/**
 * A checking wrapper around rules: it freezes every input, makes every call twice, and requires plain data as the
 * result. This detects mutation, clocks, unseeded randomness and state kept between calls on every code path.
 */
import type { Draw } from "../chance.ts";
import { deepFreeze, isEqual } from "../plain-data.ts";
import type { BaseFact, Described, Rules } from "../rules.ts";
import { BrokenPromise, hold, type PromiseName, show } from "./promises.ts";

/** A source of draws that can be rewound, so that a call that uses chance can be repeated. */
const taped = (draw: Draw): { readonly draw: Draw; rewind(): void } => {
  const tape: { readonly n: number; readonly got: number }[] = [];
  let at = 0;
  return {
    draw: {
      below(n) {
        const known = tape[at];
        const got = known?.n === n ? known.got : draw.below(n);
        if (known === undefined) tape.push({ n, got });
        at += 1;
        return got;
      },
    },
    rewind: () => {
      at = 0;
    },
  };
};

const mutationSigns = /read only property|not extensible|Cannot (add|delete|redefine|define|assign)/;

const translated = (method: string, problem: unknown, otherwise: PromiseName): unknown => {
  if (problem instanceof BrokenPromise) return problem;
  const message = problem instanceof Error ? problem.message : String(problem);
  if (problem instanceof TypeError && mutationSigns.test(message))
    return new BrokenPromise("no mutation", `${method} tried to change what it was given: ${message}`);
  return new BrokenPromise(otherwise, `${method} threw: ${message}`);
};

/** Freezes external input as well, before the rules see it. */
const freeze = <T>(value: T): T => {
  deepFreeze(value, "it");
  return value;
};

export const honest = <Config, State, Move, View, Fact extends BaseFact>(
  rules: Rules<Config, State, Move, View, Fact>,
): Rules<Config, State, Move, View, Fact> => {
  const ask = <T>(method: string, question: () => T, throwing: PromiseName = "listed moves apply"): T => {
    try {
      const first = question();
      const second = question();
      hold(
        isEqual(first, second),
        "no randomness of its own",
        () => `${method} answered ${show(first)} and then, asked the same, ${show(second)}`,
      );
      const odd = first === undefined ? undefined : deepFreeze(first, `what ${method} returned`);
      hold(odd === undefined, "plain data", () => odd ?? "");
      return first;
    } catch (problem) {
      throw translated(method, problem, throwing);
    }
  };
  const askWith = <T>(method: string, draw: Draw, question: (draw: Draw) => T, throwing?: PromiseName): T => {
    const tape = taped(draw);
    return ask(
      method,
      () => {
        tape.rewind();
        return question(tape.draw);
      },
      throwing,
    );
  };

  const { roll, odds, leave, starting } = rules;
  return {
    id: rules.id,
    version: rules.version,
    configText: {
      write: (config) => ask("configText.write", () => rules.configText.write(freeze(config)), "config text"),
      read: (text) => ask("configText.read", () => rules.configText.read(text), "config text"),
    },
    moveText: {
      write: (move) => ask("moveText.write", () => rules.moveText.write(freeze(move)), "move text"),
      read: (text) => ask("moveText.read", () => rules.moveText.read(text), "move text"),
    },
    seats: (config) => ask("seats", () => rules.seats(freeze(config)), "sound turns"),
    setup: (config) => ask("setup", () => rules.setup(freeze(config)), "sound turns"),
    turn: (state) => ask("turn", () => rules.turn(freeze(state)), "sound turns"),
    moves(state, seat) {
      freeze(state);
      const moves = rules.moves(state, seat);
      if (!("pick" in moves)) return ask("moves", () => rules.moves(state, seat) as readonly Move[]);
      const described: Described<Move> = { pick: (draw) => askWith("moves.pick", draw, (taped) => moves.pick(taped)) };
      return described;
    },
    refusal: (state, by, move) =>
      ask("refusal", () => rules.refusal(freeze(state), by, freeze(move)), "unlisted moves are refused"),
    apply: (state, by, move) => ask("apply", () => rules.apply(freeze(state), by, freeze(move))),
    view: (state, viewer) => ask("view", () => rules.view(freeze(state), viewer), "views can be imagined"),
    imagine: (view, viewer, draw) =>
      askWith("imagine", draw, (taped) => rules.imagine(freeze(view), viewer, taped), "views can be imagined"),
    ...(starting && {
      starting: (config, seat) => ask("starting", () => starting.call(rules, freeze(config), seat), "config text"),
    }),
    ...(roll && {
      roll: (state, draw) => askWith("roll", draw, (taped) => roll.call(rules, freeze(state), taped), "sound turns"),
    }),
    ...(odds && { odds: (state) => ask("odds", () => odds.call(rules, freeze(state)), "odds") }),
    ...(leave && {
      leave: (state, seat) => ask("leave", () => leave.call(rules, freeze(state), seat), "leaving works"),
    }),
  };
};

/** Throws if `Math.random` or `Date.now` is called while `run` runs. */
export const withoutClockAndDice = <T>(run: () => T): T => {
  const { random } = Math;
  const { now } = Date;
  const caught = (what: string) => (): never => {
    throw new BrokenPromise("no randomness of its own", `the rules called ${what}`);
  };
  Math.random = caught("Math.random");
  Date.now = caught("Date.now");
  try {
    return run();
  } finally {
    Math.random = random;
    Date.now = now;
  }
};
