/** Solver for Wisp's screens, off the main thread: builds one table for each level, then answers from it. */
import {
  dailyLevel,
  endStates,
  grow,
  hint,
  judge,
  type Level,
  leadingIdea,
  movesToWinnable,
  type Par,
  parOf,
  parStates,
  readCode,
  type Study,
  setup,
  solve,
  studyFor,
  type WispState,
  writeCode,
} from "@turnlight/games/wisp";
import { accept, type Result, seedOf } from "@turnlight/kernel";
import type { Review, SolverOutlook, WispQuestions } from "../games/wisp/solver-worker.ts";
import { serveWorker } from "../worker-rpc/index.ts";

/** The size limit of a table in positions: about forty megabytes. */
const states = 500_000;
/** The panel plays levels with up to this many positions: less than a second. */
const judgedStates = 100_000;
/** The budget for growing a level: some ten seconds at most. */
const grownStates = 6_000_000;

const studied = (code: string): Result<Study | undefined> => {
  const level = readCode(code);
  return level.ok ? accept(studyFor(level.value, states)) : level;
};

/** For levels too large for a table: searches for a short way to win. */
const withoutTable = (state: WispState): SolverOutlook => {
  const solution = solve(state, { nodes: parStates });
  if (solution.kind !== "solved") return {};
  const [move] = solution.moves;
  if (move === undefined) return {};
  return {
    line: solution.moves,
    hint: {
      move,
      reason: solution.moves.length === 1 ? "completes" : "as-quick",
      distance: solution.moves.length,
      spoils: [],
    },
  };
};

const outlook = (code: string, state: WispState, deep: boolean): Result<SolverOutlook> => {
  const table = studied(code);
  if (!table.ok) return table;
  const study = table.value;
  if (study === undefined) return accept(deep ? withoutTable(state) : {});
  const verdict = study.of(state);
  const advice = hint(study, state);
  const line = study.line(state);
  return accept({
    ...(verdict !== undefined && { verdict }),
    ...(advice !== undefined && { hint: advice }),
    ...(line !== undefined && { line }),
  });
};

const trap = (code: string, positions: readonly WispState[]): Result<{ readonly back?: number }> => {
  const table = studied(code);
  if (!table.ok) return table;
  const back = table.value === undefined ? undefined : movesToWinnable(table.value, positions);
  return accept(back === undefined ? {} : { back });
};

/** Par; unknown where the device has no memory for the search. */
const parWithinMemory = (level: Level, progress: (positions: number) => void): Par => {
  try {
    return parOf(level, { states: parStates, progress });
  } catch (problem) {
    if (problem instanceof RangeError) return { kind: "unknown", visited: 0, best: undefined };
    throw problem;
  }
};

/** A complete table if it fits; otherwise only par, searched for until the budget is used up. */
const review = (code: string, progress: (share: number) => void): Result<Review> => {
  const level = readCode(code);
  if (!level.ok) return level;
  const table = studied(code);
  if (!table.ok) return table;
  const study = table.value;
  if (study === undefined) {
    const par = parWithinMemory(level.value, (positions) => progress(Math.min(1, positions / parStates)));
    if (par.kind === "exact")
      return accept({ kind: "solved", par: par.par, line: par.moves, figures: undefined, isLarge: true });
    if (par.kind === "impossible") return accept({ kind: "impossible", why: undefined });
    return accept({ kind: "unknown", visited: par.visited, best: par.best });
  }
  const { par, shortestSolutions, draw, lost, reachable } = study.figures;
  const start = setup(level.value);
  const line = study.line(start);
  if (par === undefined || line === undefined) return accept({ kind: "impossible", why: { draw, lost } });
  const figures = { solutions: String(shortestSolutions), rank: judge(level.value, judgedStates)?.grade };
  return accept({ kind: "solved", par, line, figures, isLarge: reachable > endStates });
};

serveWorker<WispQuestions>({
  outlook: ({ code, state, deep }) => outlook(code, state, deep),
  trap: ({ code, positions }) => trap(code, positions),
  review: ({ code }, { progress }) => review(code, progress),
  daily({ date }) {
    const made = dailyLevel(date);
    if (!made.ok) return made;
    const { level, par, rank, idea } = made.value;
    return accept({ code: writeCode(level), par, rank, idea });
  },
  fresh({ rank, ...wishes }, { progress }) {
    const made = grow({
      ...wishes,
      seed: seedOf(wishes.seed),
      grade: rank,
      states: grownStates,
      patience: { progress: (positions) => progress(Math.min(1, positions / grownStates)) },
    });
    if (!made.ok) return made;
    const { level, par, grade, ideas } = made.value;
    return accept({ code: writeCode(level), par, rank: grade, idea: leadingIdea(ideas) });
  },
});
