/** Facts in words: what a replay, the log and the plain table say of what happened. */
import type { BaseFact } from "@turnlight/kernel";

/** What a sentence about a fact may need besides it. */
export interface FactContext<View> {
  /** As the viewer saw it after the entry that told the fact. */
  readonly view: View;
  nameOf(seat: number): string;
  /** The seat of whoever is spoken to, where that is one person: what they do is said to them as theirs. */
  readonly you?: number | undefined;
  /** A number as the page's language writes it. */
  number(value: number): string;
}

type FactOf<Fact extends BaseFact, K extends Fact["kind"]> = Extract<Fact, { readonly kind: K }>;

/** Something for each kind of fact, always or by what is told: one that is missing does not compile. Methods, so that a list of all games can hold it. */
export type ByFact<Fact extends BaseFact, Answer> = {
  readonly [K in Fact["kind"]]: { answer(fact: FactOf<Fact, K>): Answer }["answer"] | Answer;
};

/** One sentence for each kind of fact. */
export type FactWords<View = unknown, Fact extends BaseFact = BaseFact> = {
  readonly [K in Fact["kind"]]: { say(fact: FactOf<Fact, K>, moment: FactContext<View>): string }["say"];
};

/** Rules that are newer than the page may tell what it has no words for; then it says nothing. */
export const factSentence = (words: FactWords, fact: BaseFact, moment: FactContext<unknown>): string =>
  Object.hasOwn(words, fact.kind) ? (words[fact.kind]?.(fact, moment) ?? "") : "";
