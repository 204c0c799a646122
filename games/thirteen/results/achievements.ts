/** The conditions of the achievements, derived from the run and its facts. */

import { hasLowTargets } from "../rules/challenges.ts";
import { twistNow } from "../rules/stage.ts";
import type { RunFact, RunState } from "../rules/state.ts";
import { targets } from "../rules/stock.ts";

export const thirteenAchievements = [
  "first",
  "five",
  "ten",
  "fifteen",
  "boss",
  "quint",
  "bonus",
  "hundred",
  "thousand",
  "exact",
  "clean",
  "shelf",
  "purist",
  "challenger",
  "daily",
] as const;
export type ThirteenAchievement = (typeof thirteenAchievements)[number];

const when = (name: ThirteenAchievement, is: boolean): readonly ThirteenAchievement[] => (is ? [name] : []);

/** The initial number of charm slots; additional slots are not needed for the achievement. */
const fullShelf = 5;

/** Not one zero on the sheet, and no box left open. */
const isClean = ({ sheet }: RunState): boolean => sheet.inPlay.every((box) => (sheet.boxes[box] ?? 0) > 0);

const ofStage = (
  { stage, score, target, won }: Extract<RunFact, { kind: "stood" }>,
  before: RunState,
  after: RunState,
  isDaily: boolean,
): readonly ThirteenAchievement[] => {
  const purist = before.config.challenge === "purist";
  const gentle = hasLowTargets(before.config.challenge);
  return [
    ...when("first", won && !purist),
    ...when("five", won && stage >= 5),
    ...when("ten", won && stage >= 10 && !gentle),
    ...when("fifteen", won && stage >= 15 && !gentle),
    ...when("boss", won && twistNow(before) !== null),
    ...when("thousand", score >= 1000),
    ...when("exact", score === target && !purist),
    ...when("clean", won && !purist && isClean(after)),
    ...when("purist", purist && score > targets.purist),
    ...when("challenger", won && stage >= 3 && before.config.challenge !== "none" && !gentle),
    ...when("daily", won && isDaily),
  ];
};

/** The achievements earned by a fact, given the run before and after the move. */
export const earnedBy = (
  fact: RunFact,
  { before, after, isDaily }: { readonly before: RunState; readonly after: RunState; readonly isDaily: boolean },
): readonly ThirteenAchievement[] => {
  switch (fact.kind) {
    case "scored":
      return [
        ...when("quint", fact.category === "five-of-a-kind"),
        ...when("hundred", fact.total >= 100),
        ...when("shelf", before.charms.length >= fullShelf),
      ];
    case "bonus":
      return ["bonus"];
    case "stood":
      return ofStage(fact, before, after, isDaily);
    default:
      return [];
  }
};
