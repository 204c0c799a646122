/** The result of a solved level, and that help cannot be hidden. */
import { type FinishedMatch, type MatchResultOf, type Note, seedOf, sentence } from "@turnlight/kernel";
import { describe, expect, test } from "vitest";
import {
  aftermath,
  campaignLevels,
  type Direction,
  endingOf,
  endlessAbout,
  firstLight,
  freshStanding,
  type Level,
  legalMoves,
  parStates,
  setup,
  solve,
  type WispResult,
  type WispStanding,
  wisp,
  writeCode,
} from "../index.ts";
import { leadHome } from "../solver/lead.ts";
import { levelOf } from "./boards.ts";

const small = levelOf(". . . .\n. r . .\n. . G .\n. . . W");
const other = levelOf("r . . .\n. # . .\n. . G .\n. . . W");
const config = (level: Level): string => wisp.rules.configText.write({ level });

const solution = (level: Level): readonly Direction[] => {
  const solved = solve(setup(level), { nodes: parStates });
  if (solved.kind !== "solved") throw new Error(`it is ${solved.kind}`);
  return solved.moves;
};

/** A solution with exactly this many moves more than needed. */
const detour = (level: Level, more: number): readonly Direction[] => {
  const wanted = solution(level).length + more;
  let round = new Map([["", { state: setup(level), moves: [] as readonly Direction[] }]]);
  for (let n = 1; n <= wanted; n++) {
    const next: typeof round = new Map();
    for (const { state, moves } of round.values())
      for (const move of legalMoves(state)) {
        const after = wisp.rules.apply(state, 0, move).state;
        const ending = endingOf(after);
        if (ending === "won" && n === wanted) return [...moves, move];
        if (ending === undefined) next.set(JSON.stringify(after), { state: after, moves: [...moves, move] });
      }
    round = next;
  }
  throw new Error("there is no such detour");
};

const at = Date.UTC(2026, 10, 20, 12);

const ended = (level: Level, moves: readonly Direction[], changed: Partial<FinishedMatch> = {}): FinishedMatch => ({
  match: "m",
  record: {
    game: "wisp",
    version: 1,
    config: config(level),
    seed: seedOf("aftermath"),
    entries: moves.map((move, i) => ({ n: i + 1, by: 0, move, at })),
  },
  seat: 0,
  bots: [undefined],
  notes: [],
  scores: [1],
  begun: at,
  ended: at,
  ...changed,
});

const note = (text: string, after = 0): Note => ({ after, seat: 0, text });

const resultOf = (...asked: Parameters<typeof ended>): WispResult => {
  const result = aftermath.result(ended(...asked));
  if (result === undefined) throw new Error("it earned nothing");
  return result;
};

const earned = (result: WispResult): MatchResultOf<WispResult> => ({ match: "m", begun: at, ended: at, result });
const adding = (standing: WispStanding, ...results: readonly WispResult[]): WispStanding =>
  results.reduce((now, result) => aftermath.add(now, earned(result)), standing);
const showSolution = (standing: WispStanding, level: Level): WispStanding =>
  aftermath.noted?.(standing, note("solution"), config(level)) ?? standing;
const starsOf = ({ bests }: WispStanding, level: Level): number =>
  bests.find((best) => best.level === writeCode(level))?.stars ?? 0;

describe("stars", () => {
  test("par earns three, up to two more moves earn two, more earn one", () => {
    expect([0, 1, 2, 3].map((more) => resultOf(other, detour(other, more)).stars)).toEqual([3, 2, 2, 1]);
  });

  test("a level that was not won earns nothing, nor does a bot's or a record that does not replay", () => {
    const moves = solution(small);
    expect(aftermath.result(ended(small, moves.slice(0, -1)))).toBeUndefined();
    expect(aftermath.result(ended(small, moves, { bots: ["solver"] }))).toBeUndefined();
    expect(aftermath.result(ended(small, ["N", ...moves, "N"]))).toBeUndefined();
  });

  test("a campaign level is known by its id and has the par that is written there", () => {
    const [first] = campaignLevels;
    if (first === undefined) throw new Error("no campaign");
    expect(resultOf(first.level, solution(first.level))).toMatchObject({
      level: first.id,
      par: { exact: true, moves: first.par },
      stars: 3,
    });
  });

  test("a better line replaces a worse one and is not replaced by it", () => {
    const [good, bad] = [resultOf(other, solution(other)), resultOf(other, detour(other, 1))];
    expect(starsOf(adding(freshStanding, bad, good), other)).toBe(3);
    expect(starsOf(adding(freshStanding, good, bad), other)).toBe(3);
  });
});

describe("the mark for a solution without undo", () => {
  const cleanOf = ({ bests }: WispStanding, level: Level) =>
    bests.find((best) => best.level === writeCode(level))?.clean === true;
  const moves = solution(other);

  test("an attempt without undo and hint is clean; an undo counts until the attempt is begun anew", () => {
    expect(resultOf(other, moves).clean).toBe(true);
    expect(resultOf(other, moves, { notes: [note("undo", 2)] })).toMatchObject({ clean: false, stars: 3 });
    expect(resultOf(other, moves, { notes: [note("hint")] }).clean).toBe(false);
    expect(resultOf(other, moves, { notes: [note("undo", 2), note("anew")] }).clean).toBe(true);
    expect(resultOf(other, moves, { notes: [note("undo", 2), note("anew", 1)] }).clean).toBe(false);
  });

  test("it stays with a better line that needed undo, and comes to a better line by a worse one", () => {
    const [clean, better] = [resultOf(other, detour(other, 2)), resultOf(other, moves, { notes: [note("undo", 1)] })];
    for (const standing of [adding(freshStanding, clean, better), adding(freshStanding, better, clean)]) {
      expect(starsOf(standing, other)).toBe(3);
      expect(cleanOf(standing, other)).toBe(true);
    }
    expect(cleanOf(adding(freshStanding, better), other)).toBe(false);
  });

  test("copying a shown solution earns no mark", () => {
    expect(cleanOf(adding(showSolution(freshStanding, other), resultOf(other, moves)), other)).toBe(false);
  });

  test("results and standings from before the mark are read, without it", () => {
    const { clean: _, ...old } = resultOf(other, moves);
    const read = aftermath.readResult(JSON.parse(JSON.stringify(old)));
    expect(read).toMatchObject({ ok: true, value: { stars: 3 } });
    expect(cleanOf(adding(freshStanding, old), other)).toBe(false);
    const standing = adding(freshStanding, old);
    expect(aftermath.readStanding(JSON.parse(JSON.stringify(standing)))).toEqual({ ok: true, value: standing });
  });
});

describe("help", () => {
  test("a hint, or a review that was looked at, leaves an attempt one star", () => {
    const moves = solution(small);
    expect(resultOf(small, moves, { notes: [note("hint", 1)] })).toMatchObject({ helped: true, stars: 1 });
    expect(resultOf(small, moves, { notes: [note("review")] })).toMatchObject({ helped: true, stars: 1 });
    expect(resultOf(small, moves, { notes: [note("hint"), note("anew"), note("hint")] })).toMatchObject({ stars: 1 });
  });

  test.each(["hint", "solution", "review"])(
    "%s marks the level, in every match until another level is solved",
    (help) => {
      const marked = aftermath.noted?.(freshStanding, note(help, 2), config(small)) ?? freshStanding;
      const mine = resultOf(small, solution(small));
      expect(starsOf(adding(marked, mine), small)).toBe(1);
      expect(adding(marked, mine).bests).toMatchObject([{ stars: 1, helped: true }]);
      expect(starsOf(adding(marked, mine, resultOf(other, solution(other)), mine), small)).toBe(3);
    },
  );

  test("stars earned with help are called so, until as many are earned without", () => {
    const helped = resultOf(other, detour(other, 1), { notes: [note("hint")] });
    const own = resultOf(other, detour(other, 3));
    expect(adding(freshStanding, helped).bests).toMatchObject([{ stars: 1, helped: true }]);
    for (const standing of [adding(freshStanding, helped, own), adding(freshStanding, own, helped)]) {
      expect(starsOf(standing, other)).toBe(1);
      expect(standing.bests[0]).not.toHaveProperty("helped");
    }
  });

  test("saying anew with moves on the board washes nothing off", () => {
    expect(resultOf(small, solution(small), { notes: [note("hint", 1), note("anew", 1)] })).toMatchObject({ stars: 1 });
  });

  test("a shown solution leaves the level one star, in a new match as well", () => {
    const shown = showSolution(freshStanding, small);
    const copied = resultOf(small, solution(small));
    expect(starsOf(adding(shown, copied), small)).toBe(1);
    expect(starsOf(adding(shown, copied, copied), small)).toBe(1);
  });

  test("another level solved in between lifts it, and a copied one does not", () => {
    const [mine, between] = [resultOf(small, solution(small)), resultOf(other, solution(other))];
    const shown = showSolution(freshStanding, small);
    expect(starsOf(adding(shown, between, mine), small)).toBe(3);
    expect(starsOf(adding(showSolution(shown, other), between, mine), small)).toBe(1);
  });

  test("stars that were earned before stay", () => {
    const before = adding(freshStanding, resultOf(small, solution(small)));
    expect(starsOf(adding(showSolution(before, small), resultOf(small, solution(small))), small)).toBe(3);
  });

  test("trying a level in the workshop lifts nothing and earns nothing but the proof", () => {
    const tried = resultOf(other, solution(other), { occasion: { kind: "test", about: "Mine" } });
    const after = adding(showSolution(freshStanding, small), tried);
    expect(after).toMatchObject({ bests: [], proven: [writeCode(other)] });
    expect(starsOf(adding(after, resultOf(small, solution(small))), small)).toBe(1);
  });
});

describe("a level too large to be seen through when it ends", () => {
  const large = levelOf(`
    p . . . . . . . p
    . . . . . . . . .
    . . . . # . . . .
    . ~ . . . . # . .
    . . . . G . . . .
    . . # . . ~ . . .
    . . . . # . . . .
    . . . . . . . . .
    p . . W . . . . p`);
  const moves = leadHome(large) ?? [];

  test("has the par that a search beside the match has found", () => {
    const noted = (par: number) => resultOf(large, moves, { notes: [note(`par ${par}`)] });
    expect(noted(moves.length)).toMatchObject({ par: { exact: true, moves: moves.length }, stars: 3 });
    expect(noted(moves.length - 1)).toMatchObject({ par: { exact: true, moves: moves.length - 1 }, stars: 2 });
  });

  test("has no par where none was found, but a best known way, and is worth one star", () => {
    expect(resultOf(large, moves)).toMatchObject({ par: { exact: false, moves: moves.length }, stars: 1 });
    const best = (known: number) => resultOf(large, moves, { notes: [note(`best ${known}`)] });
    expect(best(moves.length - 2)).toMatchObject({ par: { exact: false, moves: moves.length - 2 }, stars: 1 });
    expect(best(moves.length + 2)).toMatchObject({ par: { exact: false, moves: moves.length }, stars: 1 });
  });

  test("believes no par that the player has beaten, and asks no note where the solver knows", () => {
    expect(resultOf(large, moves, { notes: [note(`par ${moves.length + 1}`)] })).toMatchObject({ stars: 1 });
    expect(resultOf(small, solution(small), { notes: [note("par 99")] })).toMatchObject({
      par: { exact: true, moves: solution(small).length },
    });
  });
});

describe("the day's level", () => {
  const daily = (date: string, begun: number, moves = solution(small)) =>
    resultOf(small, moves, { occasion: { kind: "daily", about: date }, begun, ended: begun + 3_600_000 });

  test("belongs to the day on which it was begun, even when it was solved after midnight", () => {
    const late = Date.UTC(2026, 10, 20, 23, 40);
    expect(daily("2026-11-20", late).counts).toMatchObject({ inTime: true });
    expect(daily("2026-11-20", late + 3_600_000).counts).toMatchObject({ inTime: false });
  });

  test("still belongs to it when it was begun before midnight and begun anew after it", () => {
    const late = Date.UTC(2026, 10, 20, 23, 40);
    const occasion = { kind: "daily", about: "2026-11-20" };
    const anew = (since: number) => resultOf(small, solution(small), { occasion, begun: late + 3_600_000, since });
    expect(anew(late).counts).toMatchObject({ inTime: true });
    expect(anew(late + 1_800_000).counts).toMatchObject({ inTime: false });
  });

  test("keeps the best of its results, and that it was solved in time", () => {
    const slow = resultOf(other, detour(other, 1), { occasion: { kind: "daily", about: "2026-11-20" } });
    const later = resultOf(other, solution(other), {
      occasion: { kind: "daily", about: "2026-11-20" },
      begun: at + 86_400_000,
    });
    const { days } = adding(freshStanding, slow, later);
    expect(days).toMatchObject([{ date: "2026-11-20", stars: 3, inTime: true }]);
  });
});

describe("endless play", () => {
  const clearing = (number: number, changed: Partial<FinishedMatch> = {}, level = small) =>
    resultOf(level, solution(level), {
      occasion: { kind: "endless", about: endlessAbout(number, 5, true) },
      ...changed,
    });

  test("gets harder after three stars and easier after help", () => {
    expect(adding(freshStanding, clearing(1)).endless).toEqual({ solved: 1, rank: 6 });
    expect(adding(freshStanding, clearing(1, { notes: [note("hint")] })).endless).toEqual({ solved: 1, rank: 4 });
    expect(adding(showSolution(freshStanding, small), clearing(1)).endless).toEqual({ solved: 1, rank: 4 });
  });

  test("counts every clearing once", () => {
    expect(adding(freshStanding, clearing(1), clearing(1), clearing(1)).endless).toEqual({ solved: 1, rank: 6 });
    expect(adding(freshStanding, clearing(1), clearing(2, {}, other)).endless.solved).toBe(2);
  });
});

test("results and standings come back from what was kept, and nothing else does", () => {
  const result = resultOf(small, solution(small), { occasion: { kind: "daily", about: "2026-11-20" } });
  const standing = showSolution(adding(freshStanding, result), firstLight);
  const again = <T>(value: T): unknown => JSON.parse(JSON.stringify(value));
  expect(aftermath.readResult(again(result))).toEqual({ ok: true, value: result });
  expect(aftermath.readStanding(again(standing))).toEqual({ ok: true, value: standing });
  for (const odd of [
    undefined,
    [],
    {},
    { ...standing, marked: [7] },
    { ...standing, endless: { solved: -1, rank: 3 } },
  ]) {
    const read = aftermath.readStanding(odd);
    expect(read.ok ? "read" : sentence(read.refusal)).not.toBe("read");
  }
  expect(aftermath.readResult({ ...result, stars: 4 }).ok).toBe(false);
});
