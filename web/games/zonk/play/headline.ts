/** What is told when: a roll's dice are named once they lie still, never while they are in the air. */
import type { ZonkFact } from "@turnlight/games/zonk";

export interface HeadlineState {
  /** The headline. */
  readonly shown: string;
  /** What the dice in the air will have shown; nothing while none are. */
  readonly held?: string;
}

export const noHeadline: HeadlineState = { shown: "" };

/** What becomes of the headline, and what is said to those who listen. */
export interface HeadlineUpdate {
  readonly headline: HeadlineState;
  readonly said: readonly string[];
}

/** The dice rest: what they show may be told. */
export const atRest = ({ held, shown }: HeadlineState): HeadlineUpdate =>
  held === undefined ? { headline: { shown }, said: [] } : { headline: { shown: held }, said: [held] };

/** A fact, its sentence, and what is shown of a roll until it rests. */
export const told = (before: HeadlineState, fact: ZonkFact, sentence: string, rolling: string): HeadlineUpdate => {
  if (fact.kind === "rolled") return { headline: { shown: rolling, held: sentence }, said: [] };
  const { headline, said } = atRest(before);
  // Whose turn it is stands there anyway; what ended the last turn is worth more room.
  const shown = fact.kind === "began" ? headline.shown : sentence;
  return { headline: { shown }, said: [...said, sentence] };
};
