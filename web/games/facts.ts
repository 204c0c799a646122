/** Facts in words: what a replay, the log and the plain table say of what happened. */
import type { Telling } from "@turnlight/kernel";

/** What a sentence about a fact may need besides it. */
export interface Moment<View> {
  /** As the viewer saw it after the entry that told the fact. */
  readonly view: View;
  nameOf(seat: number): string;
  /** The seat of whoever is spoken to, where that is one person: what they do is said to them as theirs. */
  readonly you?: number | undefined;
  /** A number as the page's language writes it. */
  number(value: number): string;
}

type Of<Fact extends Telling, K extends Fact["kind"]> = Extract<Fact, { readonly kind: K }>;

/** Something for each kind of fact, always or by what is told: one that is missing does not compile. Methods, so that a list of all games can hold it. */
export type ByFact<Fact extends Telling, Answer> = {
  readonly [K in Fact["kind"]]: { answer(fact: Of<Fact, K>): Answer }["answer"] | Answer;
};

/** One sentence for each kind of fact. */
export type FactWords<View = unknown, Fact extends Telling = Telling> = {
  readonly [K in Fact["kind"]]: { say(fact: Of<Fact, K>, moment: Moment<View>): string }["say"];
};

/** Rules that are newer than the page may tell what it has no words for; then it says nothing. */
export const factSaid = (words: FactWords, fact: Telling, moment: Moment<unknown>): string =>
  Object.hasOwn(words, fact.kind) ? (words[fact.kind]?.(fact, moment) ?? "") : "";
