/** Says every fact aloud as it is performed, in a game's own sentences: to the one person at the table as theirs. */
import { inLanguage, type Localized, number } from "../language/language.ts";
import { useEachFact } from "../match/each-fact.ts";
import { announce } from "../ui/index.ts";
import { type FactWords, factSentence } from "./facts.ts";
import type { ScreenProps } from "./screen.ts";

type TableSight = ScreenProps["sight"]["value"];

/** Whom a table of one person speaks to; nobody where several share it, or somebody only watches. */
export const spokenTo = ({ laid, holder }: Pick<TableSight, "laid" | "holder">): number | undefined =>
  typeof holder === "number" && laid.sitters.filter(({ kind }) => kind === "person").length === 1 ? holder : undefined;

export const useAnnouncedFacts = ({ sight, fact, nameOf }: ScreenProps, facts: Localized<FactWords>): void => {
  useEachFact(fact, (now) => {
    if (now === undefined) return;
    const { view } = sight.peek();
    announce(factSentence(inLanguage(facts), now, { view, nameOf, number, you: spokenTo(sight.peek()) }));
  });
};
