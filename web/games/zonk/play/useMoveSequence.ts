/** One's own moves: a tap may be two of them, the second sent once the first is accepted; nothing is sent twice. */
import type { ReadonlySignal } from "@preact/signals";
import type { ScreenProps } from "../../screen.ts";
import { refusalText, toast, useOneAtATime } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { inTurn } from "./move-sequence.ts";

interface Sending {
  /** Moves are on their way. */
  readonly going: ReadonlySignal<boolean>;
  send(moves: readonly string[]): void;
}

export const useMoveSequence = ({ attempt }: Pick<ScreenProps, "attempt">): Sending => {
  const { going, run } = useOneAtATime();
  return {
    going,
    send(moves) {
      if (attempt === undefined) return;
      void run(() => inTurn(moves, attempt)).then((read) => {
        if (read?.ok === false) toast(refusalText(read.refusal, refusals), { tone: "bad" });
      });
    },
  };
};
