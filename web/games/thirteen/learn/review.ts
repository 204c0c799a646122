/** Goes through a finished run decision by decision and says what each gave away. */
import {
  advise,
  type Grade,
  gradeMove,
  grades,
  type Option,
  type RunMove,
  type RunState,
  rules,
  usualBook,
} from "@turnlight/games/thirteen";
import { Match, type Read, readRecord } from "@turnlight/kernel";
import type { Review, Slip } from "../counsel.ts";

/** So many of the worst are named. */
const named = 3;

const optionOf = (move: RunMove): Option | undefined => {
  if (move.kind === "roll") return { kind: "roll", keep: move.keep, worth: 0 };
  return move.kind === "score" || move.kind === "scratch"
    ? { kind: move.kind, category: move.category, worth: 0 }
    : undefined;
};

/** The first roll of a round is no decision. */
const isDecision = (state: RunState): boolean => state.phase.kind === "round" && state.sheet.shown.length > 0;

export const reviewRun = (recordText: string, progress: (share: number) => void): Read<Review> => {
  const record = readRecord(recordText);
  if (!record.ok) return record;
  const resumed = Match.resume(rules, record.value);
  if (!resumed.ok) return resumed;
  const { steps } = resumed.value;
  const counts: Record<Grade, number> = { perfect: 0, good: 0, inaccurate: 0, mistake: 0 };
  const slips: Slip[] = [];
  let state: RunState | undefined;
  let exact = true;
  let lost = 0;
  for (const [i, step] of steps.entries()) {
    const before = state;
    state = step.state;
    if (before === undefined || step.entry.by !== 0 || !isDecision(before)) continue;
    const move = rules.moveText.read(step.entry.move);
    const chosen = move.ok ? optionOf(move.value) : undefined;
    if (!move.ok || chosen === undefined) continue;
    const advice = advise(usualBook, before, "points");
    const graded = gradeMove(before, advice, move.value);
    const [best] = advice.options;
    if (graded === undefined || best === undefined) continue;
    counts[graded.grade] += 1;
    exact &&= advice.exact;
    lost += graded.lost;
    const { stage, sheet } = before;
    if (graded.grade !== "perfect")
      slips.push({
        stage,
        round: sheet.round,
        roll: sheet.rolled,
        shown: sheet.shown,
        lost: graded.lost,
        chosen,
        best,
      });
    progress((i + 1) / steps.length);
  }
  return {
    ok: true,
    value: {
      decisions: grades.reduce((sum, grade) => sum + counts[grade], 0),
      lost,
      counts,
      worst: slips.sort((a, b) => b.lost - a.lost).slice(0, named),
      exact,
    },
  };
};
