/** Says every fact aloud as it is performed, in a game's own sentences: to the one person at the table as theirs. */
import { inLanguage, number, type Worded } from "../language/language.ts";
import { useEach } from "../table/each.ts";
import { announce } from "../table/parts/index.ts";
import { type FactWords, factSaid } from "./facts.ts";
import type { ScreenProps } from "./screen.ts";

type Sight = ScreenProps["sight"]["value"];

/** Whom a table of one person speaks to; nobody where several share it, or somebody only watches. */
export const spokenTo = ({ laid, holder }: Pick<Sight, "laid" | "holder">): number | undefined =>
  typeof holder === "number" && laid.sitters.filter(({ kind }) => kind === "person").length === 1 ? holder : undefined;

export const useTold = ({ sight, fact, nameOf }: ScreenProps, facts: Worded<FactWords>): void => {
  useEach(fact, (now) => {
    if (now === undefined) return;
    const { view } = sight.peek();
    announce(factSaid(inLanguage(facts), now, { view, nameOf, number, you: spokenTo(sight.peek()) }));
  });
};
