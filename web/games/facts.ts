/** Sentences for facts, used by replays, the log and the default screen. */
import type { BaseFact } from "@turnlight/kernel";

/** What a sentence may need besides the fact. */
export interface FactContext<View> {
  /** The viewer's view after the entry that contains the fact. */
  readonly view: View;
  nameOf(seat: number): string;
  /** The seat to address as "you", where a single person is addressed. */
  readonly you?: number | undefined;
  /** Formats a number in the page's locale. */
  number(value: number): string;
}

type FactOf<Fact extends BaseFact, K extends Fact["kind"]> = Extract<Fact, { readonly kind: K }>;

/** A constant or a function for each kind of fact; a missing kind does not compile. Methods, for bivariance in a list of all games. */
export type ByFact<Fact extends BaseFact, Answer> = {
  readonly [K in Fact["kind"]]: { answer(fact: FactOf<Fact, K>): Answer }["answer"] | Answer;
};

/** One sentence for each kind of fact. */
export type FactWords<View = unknown, Fact extends BaseFact = BaseFact> = {
  readonly [K in Fact["kind"]]: { say(fact: FactOf<Fact, K>, moment: FactContext<View>): string }["say"];
};

/** Empty for a kind of fact this page has no sentence for, e.g. when the server runs newer rules. */
export const factSentence = (words: FactWords, fact: BaseFact, moment: FactContext<unknown>): string =>
  Object.hasOwn(words, fact.kind) ? (words[fact.kind]?.(fact, moment) ?? "") : "";
