/** Trophies, earned by what happens at the table while exactly one person plays there. */
import { useSignalEffect } from "@preact/signals";
import { useCallback, useRef } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import type { Review } from "../counsel.ts";
import { keepTrophy } from "../keep.ts";
import { sound, toast } from "../shared.ts";
import { words } from "../words.ts";
import { trophiesFor } from "./trophies.ts";
import { asZonkFact, isZonkView } from "./view.ts";

const give = async (trophy: string): Promise<void> => {
  if (!(await keepTrophy(trophy))) return;
  sound.play("chime");
  toast(words.value.won(words.value.trophies[trophy]?.[0] ?? trophy), { tone: "good" });
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
