/** The conditions of the trophies: facts of a match and who played them. */
import type { ZonkFact, ZonkView } from "../rules/state.ts";
import { mostStreak } from "../rules/streak.ts";

export const zonkAchievements = [
  "first-bank",
  "first-win",
  "hot-dice",
  "six-alike",
  "full-streak",
  "big-turn",
  "no-zonk",
  "last-die",
  "beat-hard",
  "beat-perfect",
  "champion",
  "first-regular",
  "regular",
] as const;
export type ZonkAchievement = (typeof zonkAchievements)[number];

interface AchievementContext {
  readonly seat: number;
  /** The state before the entry that produced the fact. */
  readonly view: ZonkView;
  readonly bots: readonly string[];
}

const wonBy = ({ seat, view, bots }: AchievementContext): readonly ZonkAchievement[] => [
  "first-win",
  ...(view.turns.some((turn) => turn.seat === seat && turn.ended === "zonked") ? [] : (["no-zonk"] as const)),
  ...(bots.includes("hybrid:hard") ? (["beat-hard"] as const) : []),
  ...(bots.some((bot) => bot.startsWith("perfect")) ? (["beat-perfect"] as const) : []),
];

export const achievementsFor = (fact: ZonkFact, moment: AchievementContext): readonly ZonkAchievement[] => {
  const { seat, view } = moment;
  if (fact.seat !== seat) return [];
  switch (fact.kind) {
    case "took":
      return [
        ...(fact.combinations.includes("six") ? (["six-alike"] as const) : []),
        ...(view.left === 1 && view.takes.length > 0 ? (["last-die"] as const) : []),
      ];
    case "hot-dice":
      return ["hot-dice"];
    case "banked":
      return [
        "first-bank",
        ...(fact.streak >= mostStreak ? (["full-streak"] as const) : []),
        ...(fact.banked * 2 >= view.target ? (["big-turn"] as const) : []),
      ];
    case "won":
      return wonBy(moment);
    default:
      return [];
  }
};
