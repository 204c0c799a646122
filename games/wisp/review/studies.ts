/** The tables of the levels that were asked about last: made once for each, and many megabytes large. */
import { runToEnd, type Work } from "@turnlight/kernel";
import { writeCode } from "../rules/code.ts";
import type { Level } from "../rules/level.ts";
import { setup } from "../rules/state.ts";
import { type Studied, type Study, studying } from "../solver/study.ts";

const mostKept = 2;
const kept = new Map<string, Studied>();

/** The table where it is known, else made piece by piece. Nothing for a level that has more positions than may be looked at. */
export function* makingStudy(level: Level, states: number): Work<Study | undefined> {
  const key = `${writeCode(level)} ${states}`;
  const known = kept.get(key);
  const found = known ?? (yield* studying(setup(level), states));
  if (known === undefined) {
    const [oldest] = kept.keys();
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
    kept.set(key, found);
  }
  return found.kind === "studied" ? found.study : undefined;
}

export const studyFor = (level: Level, states: number): Study | undefined => runToEnd(makingStudy(level, states));
