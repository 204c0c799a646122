/** When each sentence is shown: a roll's result only once the dice are at rest, never while they are in the air. */
import type { ZonkFact } from "@turnlight/games/zonk";

/** Worded when it is shown, in the language of that moment. */
export type Sentence = () => string;

export interface HeadlineState {
  /** The headline. */
  readonly shown: Sentence;
  /** The pending sentence about the dice in the air; undefined while none are. */
  readonly held?: Sentence;
}

export const noHeadline: HeadlineState = { shown: () => "" };

/** The new headline, and the sentences to announce. */
export interface HeadlineUpdate {
  readonly headline: HeadlineState;
  readonly said: readonly Sentence[];
}

/** The dice are at rest: the pending sentence is released. */
export const atRest = ({ held, shown }: HeadlineState): HeadlineUpdate =>
  held === undefined ? { headline: { shown }, said: [] } : { headline: { shown: held }, said: [held] };

/** A fact with its sentence; `rolling` is shown for a roll until the dice rest. */
export const told = (
  before: HeadlineState,
  fact: ZonkFact,
  sentence: Sentence,
  rolling: Sentence = sentence,
): HeadlineUpdate => {
  if (fact.kind === "rolled") return { headline: { shown: rolling, held: sentence }, said: [] };
  const { headline, said } = atRest(before);
  // The status line shows whose turn it is, so keep what ended the last turn.
  const shown = fact.kind === "began" ? headline.shown : sentence;
  return { headline: { shown }, said: [...said, sentence] };
};
