/** The last thing that happened, said once to those who listen and shown to those who look: dice only when they rest. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ScreenProps } from "../../screen.ts";
import { spokenTo } from "../../telling.ts";
import { announce, useEach } from "../shared.ts";
import { words } from "../words/words.ts";
import { sayFact } from "./says.ts";
import { atRest, noTidings, type Telling, type Tidings, told } from "./tidings.ts";
import { asZonkFact, isZonkView } from "./view.ts";

interface Headline {
  readonly tidings: ReadonlySignal<Tidings>;
  /** The dice lie still. */
  rest(): void;
}

export const useTidings = ({ sight, fact, busy, nameOf }: ScreenProps): Headline => {
  const tidings = useSignal(noTidings);
  const tell = ({ tidings: now, said }: Telling): void => {
    for (const sentence of said) announce(sentence);
    tidings.value = now;
  };
  const rest = (): void => {
    if (tidings.peek().held !== undefined) tell(atRest(tidings.peek()));
  };
  useEach(fact, (one) => {
    const now = asZonkFact(one);
    const { view } = sight.peek();
    if (now === undefined || !isZonkView(view)) return;
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
