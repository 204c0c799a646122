/** A cache of the tables of recently reviewed levels, which are expensive to compute and many megabytes large. */
import { runToEnd, type Work } from "@turnlight/kernel";
import { writeCode } from "../rules/code.ts";
import type { Level } from "../rules/level.ts";
import { setup } from "../rules/state.ts";
import { type Studied, type Study, studying } from "../solver/study.ts";

const mostKept = 2;
const cache = new Map<string, Studied>();

/** The cached table, else computed step by step. Undefined for a level that has more positions than the budget. */
export function* makingStudy(level: Level, states: number): Work<Study | undefined> {
  const key = `${writeCode(level)} ${states}`;
  const known = cache.get(key);
  const found = known ?? (yield* studying(setup(level), states));
  if (known === undefined) {
    const [oldest] = cache.keys();
    if (cache.size >= mostKept && oldest !== undefined) cache.delete(oldest);
    cache.set(key, found);
  }
  return found.kind === "studied" ? found.study : undefined;
}

export const studyFor = (level: Level, states: number): Study | undefined => runToEnd(makingStudy(level, states));
