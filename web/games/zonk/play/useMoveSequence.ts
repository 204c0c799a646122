/** Sends the player's moves: a tap may be two of them, the second sent once the first is accepted; nothing is sent twice. */
import type { ReadonlySignal } from "@preact/signals";
import { refusalText, toast, useOneAtATime } from "../shared.ts";
import { refusals } from "../words/refusals.ts";
import { inTurn } from "./move-sequence.ts";
import type { ZonkScreenProps } from "./props.ts";

interface Sending {
  /** Moves are being sent. */
  readonly going: ReadonlySignal<boolean>;
  send(moves: readonly string[]): void;
}

export const useMoveSequence = ({ attempt }: Pick<ZonkScreenProps, "attempt">): Sending => {
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
