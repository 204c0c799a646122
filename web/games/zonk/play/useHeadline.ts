/** The latest event, announced once and shown in the headline; rolls only when the dice rest. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { spokenTo } from "../../announce-facts.ts";
import { announce, useEachFact } from "../shared.ts";
import { atRest, type HeadlineState, type HeadlineUpdate, noHeadline, told } from "./headline.ts";
import type { ZonkScreenProps } from "./props.ts";
import { sayFact, sayRolling } from "./sentences.ts";

interface Headline {
  readonly headline: ReadonlySignal<HeadlineState>;
  /** Called when the dice are at rest. */
  rest(): void;
}

export const useHeadline = ({ sight, fact, busy, nameOf }: ZonkScreenProps): Headline => {
  const headline = useSignal(noHeadline);
  const tell = ({ headline: now, said }: HeadlineUpdate): void => {
    for (const sentence of said) announce(sentence());
    headline.value = now;
  };
  const rest = (): void => {
    if (headline.peek().held !== undefined) tell(atRest(headline.peek()));
  };
  useEachFact(fact, (now) => {
    if (now === undefined) return;
    const { view } = sight.peek();
    const you = spokenTo(sight.peek());
    const rolling = now.kind === "rolled" ? () => sayRolling(now, nameOf, you) : undefined;
    tell(told(headline.peek(), now, () => sayFact(now, view, nameOf, you), rolling));
  });
  const idle = !busy.value;
  // After rendering, since the tray lays its dice down in the same update.
  useEffect(() => {
    if (idle) rest();
  }, [idle]);
  return { headline, rest };
};
