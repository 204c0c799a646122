/** Looks ahead for the wisp's screens, so that the page never waits: one table for each level, then answers from it. */
import {
  dailyLevel,
  difficultyOf,
  generate,
  hint,
  type Rated,
  readCode,
  type Studied,
  setup,
  solve,
  study,
  type WispState,
  writeCode,
} from "@turnlight/games/wisp";
import { accept, type Read, seedOf } from "@turnlight/kernel";
import { answerCalls } from "../calls/index.ts";
import type { Made, Outlook, Review, WispQuestions } from "../games/wisp/counsel.ts";

/** About forty megabytes at the most. */
const states = 500_000;
/** The last levels asked about: the one being played and the one before. */
const mostKept = 2;
const kept = new Map<string, Studied>();

const studied = (code: string): Read<Studied> => {
  const known = kept.get(code);
  if (known !== undefined) return accept(known);
  const level = readCode(code);
  if (!level.ok) return level;
  const made = study(setup(level.value), { states });
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(code, made);
  return accept(made);
};

/** Too large for a table: at least a way to win, if one is near. */
const withoutTable = (state: WispState): Outlook => {
  const solution = solve(state, { nodes: states });
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

const outlook = (code: string, state: WispState, deep: boolean): Read<Outlook> => {
  const table = studied(code);
  if (!table.ok) return table;
  if (table.value.kind === "gave-up") return accept(deep ? withoutTable(state) : {});
  const { study } = table.value;
  const verdict = study.of(state);
  const advice = hint(study, state);
  const line = study.line(state);
  const { par } = study.figures;
  return accept({
    ...(verdict !== undefined && { verdict }),
    ...(advice !== undefined && { hint: advice }),
    ...(line !== undefined && { line }),
    ...(par !== undefined && { par }),
  });
};

const review = (code: string): Read<Review> => {
  const table = studied(code);
  if (!table.ok) return table;
  if (table.value.kind === "gave-up") return accept({ kind: "gave-up", visited: table.value.visited });
  const level = readCode(code);
  if (!level.ok) return level;
  const { study } = table.value;
  const { par, shortestSolutions, reachable, draw, lost } = study.figures;
  const start = setup(level.value);
  const difficulty = difficultyOf(study, start);
  const line = study.line(start);
  if (par === undefined || difficulty === undefined || line === undefined)
    return accept({ kind: "impossible", reachable, draw, lost });
  const { rank, score } = difficulty;
  return accept({ kind: "solved", par, solutions: String(shortestSolutions), rank, score, line, reachable });
};

const made = (rated: Read<Rated>): Read<Made> =>
  rated.ok
    ? accept({ code: writeCode(rated.value.level), par: rated.value.par, rank: rated.value.difficulty.rank })
    : rated;

answerCalls<WispQuestions>({
  outlook: ({ code, state, deep }) => outlook(code, state, deep),
  review: ({ code }) => review(code),
  daily: ({ date }) => made(dailyLevel(date)),
  fresh: (wishes) => made(generate({ ...wishes, seed: seedOf(wishes.seed) })),
});
