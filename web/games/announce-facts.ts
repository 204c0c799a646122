/** Announces each fact to screen readers as it is performed, as "you" where only one person sits at the table. */
import type { Localized } from "../language/catalogue.ts";
import { number } from "../language/format.ts";
import { useEachFact } from "../match/each-fact.ts";
import type { TableSight } from "../match/table.ts";
import { announce } from "../ui/index.ts";
import { type FactWords, factSentence } from "./facts.ts";
import type { ScreenProps } from "./screen.ts";

/** The seat to address as "you"; undefined where several people share the table or the viewer is a spectator. */
export const spokenTo = ({ laid, holder }: Pick<TableSight, "laid" | "holder">): number | undefined =>
  typeof holder === "number" && laid.sitters.filter(({ kind }) => kind === "person").length === 1 ? holder : undefined;

type Announced = Pick<ScreenProps, "sight" | "fact" | "nameOf">;

/** Announces nothing until the game's sentences have loaded. */
export const useAnnouncedFacts = (
  { sight, fact, nameOf }: Announced,
  facts: Localized<FactWords> | undefined,
): void => {
  useEachFact(fact, (now) => {
    if (now === undefined || facts === undefined) return;
    const { view } = sight.peek();
    announce(factSentence(facts.value, now, { view, nameOf, number, you: spokenTo(sight.peek()) }));
  });
};
