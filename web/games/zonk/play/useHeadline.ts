/** The last thing that happened, said once to those who listen and shown to those who look: dice only when they rest. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { spokenTo } from "../../announce-facts.ts";
import { announce, useEachFact } from "../shared.ts";
import { words } from "../words/words.ts";
import { atRest, type HeadlineState, type HeadlineUpdate, noTidings, told } from "./headline.ts";
import type { ZonkScreenProps } from "./props.ts";
import { sayFact } from "./sentences.ts";

interface Headline {
  readonly tidings: ReadonlySignal<HeadlineState>;
  /** The dice lie still. */
  rest(): void;
}

export const useHeadline = ({ sight, fact, busy, nameOf }: ZonkScreenProps): Headline => {
  const tidings = useSignal(noTidings);
  const tell = ({ tidings: now, said }: HeadlineUpdate): void => {
    for (const sentence of said) announce(sentence);
    tidings.value = now;
  };
  const rest = (): void => {
    if (tidings.peek().held !== undefined) tell(atRest(tidings.peek()));
  };
  useEachFact(fact, (now) => {
    const { view } = sight.peek();
    if (now === undefined) return;
    const rolling = now.kind === "rolled" ? words.peek().play.rolling(nameOf(now.seat), now.dice.length) : "";
    tell(told(tidings.peek(), now, sayFact(now, view, nameOf, spokenTo(sight.peek())), rolling));
  });
  const idle = !busy.value;
  // After the picture: the tray lays its dice down in the same breath.
  useEffect(() => {
    if (idle) rest();
  }, [idle]);
  return { tidings, rest };
};
