/** What earns a trophy. */
import { mostStreak, type ZonkFact, type ZonkView } from "@turnlight/games/zonk";

interface Moment {
  readonly seat: number;
  readonly view: ZonkView;
  readonly bots: readonly string[];
}

const wonBy = ({ seat, view, bots }: Moment): readonly string[] => [
  "first-win",
  ...(view.turns.some((turn) => turn.seat === seat && turn.ended === "zonked") ? [] : ["no-zonk"]),
  ...(bots.includes("hybrid:hard") ? ["beat-hard"] : []),
  ...(bots.some((bot) => bot.startsWith("perfect")) ? ["beat-perfect"] : []),
];

/** What a fact earns; `view` is as it was before it. */
export const trophiesFor = (fact: ZonkFact, moment: Moment): readonly string[] => {
  const { seat, view } = moment;
  if (fact.seat !== seat) return [];
  switch (fact.kind) {
    case "took":
      return [
        ...(fact.combinations.includes("six") ? ["six-alike"] : []),
        ...(view.left === 1 && view.takes.length > 0 ? ["last-die"] : []),
      ];
    case "hot-dice":
      return ["hot-dice"];
    case "banked":
      return [
        "first-bank",
        ...(fact.streak >= mostStreak ? ["full-streak"] : []),
        ...(fact.banked * 2 >= view.target ? ["big-turn"] : []),
      ];
    case "won":
      return wonBy(moment);
    default:
      return [];
  }
};
