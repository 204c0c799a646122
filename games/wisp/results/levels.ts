/** Levels that people publish: solved, judged by the panel, and told apart from those that are already there. */
import { accept, type ExaminedLevel, type GameLevels, type Result, refuse } from "@turnlight/kernel";
import { likenessOf } from "../generator/canonical.ts";
import { judge } from "../generator/judge.ts";
import { readCode, writeCode } from "../rules/code.ts";
import type { Level } from "../rules/level.ts";
import { rules } from "../rules/rules.ts";
import { type Par, parOf } from "../solver/par.ts";

/** The panel plays levels with up to this many positions: less than a second. */
const judgedStates = 100_000;
/** Larger levels are only solved: a few seconds, within the memory of a worker thread. */
const solvedStates = 1_500_000;

const hopeless = () =>
  refuse("no-solution", "this level can't be solved", { right: "a level that somebody can solve" });

const parWithinMemory = (level: Level): Par => {
  try {
    return parOf(level, { states: solvedStates });
  } catch (problem) {
    if (problem instanceof RangeError) return { kind: "unknown", visited: 0, best: undefined };
    throw problem;
  }
};

const solved = (level: Level): Result<Pick<ExaminedLevel, "par" | "difficulty" | "ideas">> => {
  const judged = judge(level, judgedStates);
  if (judged !== undefined) return accept({ par: judged.par, difficulty: judged.grade, ideas: judged.ideas });
  const par = parWithinMemory(level);
  if (par.kind === "impossible") return hopeless();
  if (par.kind === "unknown")
    return refuse("too-large", "this level is too large to be solved here", { right: "a smaller level" });
  return accept({ par: par.par, ideas: [] });
};

export const levels: GameLevels = {
  examine(code) {
    const level = readCode(code);
    if (!level.ok) return level;
    const found = solved(level.value);
    if (!found.ok) return found;
    const { width, height } = level.value;
    return accept({
      code: writeCode(level.value),
      config: rules.configText.write({ level: level.value }),
      likeness: likenessOf(level.value),
      width,
      height,
      ...found.value,
    });
  },
};
