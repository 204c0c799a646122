/** What a set-up is worth by itself, such as a hidden board: how long the engine needs for it, against random ones. */
import { Match } from "./match.ts";
import type { MatchRecord } from "./record.ts";
import { accept, type Result } from "./result.ts";
import type { AnyReviewer, SetupReview } from "./reviewer.ts";
import type { AnyRules, Seat } from "./rules.ts";
import type { Work } from "./work.ts";

/** The seat's own set-up; the work's result is undefined where it made none. */
export const reviewSetup = (
  rules: AnyRules,
  reviewer: AnyReviewer,
  record: MatchRecord,
  seat: Seat,
): Result<Work<SetupReview | undefined>> => {
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const state = steps.at(-1)?.state ?? rules.setup(match.config);
  function* work(): Work<SetupReview | undefined> {
    return yield* reviewer.setup?.(rules.view(state, seat), seat) ?? noSetup();
  }
  return accept(work());
};

// biome-ignore lint/correctness/useYield: a game without set-ups has no work to do.
function* noSetup(): Work<undefined> {
  return undefined;
}
