/** Trophies, earned by what happens at the table while exactly one person plays there. */
import { useSignalEffect } from "@preact/signals";
import { mostStreak, type ZonkFact, type ZonkView } from "@turnlight/games/zonk";
import { useCallback, useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import type { Review } from "../counsel.ts";
import { sound, toast } from "../house.ts";
import { keepTrophy } from "../keep.ts";
import { words } from "../words.ts";
import { asZonkFact, isZonkView } from "./view.ts";

const give = async (trophy: string): Promise<void> => {
  if (!(await keepTrophy(trophy))) return;
  sound.play("chime");
  toast(words.value.won(words.value.trophies[trophy]?.[0] ?? trophy), { tone: "good" });
};

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

export const useTrophies = ({ sight, fact }: Pick<ScreenProps, "sight" | "fact">): ((review: Review) => void) => {
  const last = useRef(fact.peek());
  useSignalEffect(() => {
    const now = asZonkFact(fact.value);
    if (now === undefined || fact.value === last.current) return;
    last.current = fact.value;
    const { view, laid } = sight.peek();
    const people = laid.sitters.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    const [seat] = people;
    if (!isZonkView(view) || seat === undefined || people.length > 1) return;
    const bots = laid.sitters.flatMap((sitter) => (sitter.kind === "bot" ? [sitter.bot] : []));
    for (const trophy of trophiesFor(now, { seat, view, bots })) void give(trophy);
  });
  return useCallback(
    (review) => {
      const { outcome, laid } = sight.peek();
      const seat = laid.sitters.findIndex(({ kind }) => kind === "person");
      const won = outcome !== undefined && outcome.scores[seat] === Math.max(...outcome.scores);
      if (won && review.decisions > 0 && review.faults.length === 0) void give("faultless");
    },
    [sight],
  );
};

export const giveChampion = (): Promise<void> => give("champion");
