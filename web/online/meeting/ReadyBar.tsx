/**
 * The last step before a match: everybody says that they are ready. Whoever looks at the page when all the others are
 * ready is counted in, with time to say no: nobody is taken into a match they have turned away from.
 */

import { useSignal } from "@preact/signals";
import type { TableState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { list } from "../../language/format.ts";
import { announce, Button, CheckIcon, CloseIcon, PlayIcon } from "../../ui/index.ts";
import { useOneAtATime } from "../../ui/one-at-a-time.ts";
import { meetingWords } from "./words.ts";

/** Seconds until a player who looks at the page is counted in. */
const countdown = 3;

interface ReadyBarProps {
  readonly state: TableState;
  readonly seat: number;
  onReady(ready: boolean): Promise<void>;
}

/** Counts down while the page is visible; undefined while there is nothing to count. */
const useCountdown = (counts: boolean, onEnd: () => void): number | undefined => {
  const left = useSignal<number | undefined>(undefined);
  useEffect(() => {
    if (!counts) {
      left.value = undefined;
      return undefined;
    }
    left.value = countdown;
    announce(meetingWords.peek().ready.starting(countdown));
    const timer = setInterval(() => {
      if (document.visibilityState !== "visible") return;
      const now = (left.peek() ?? 1) - 1;
      left.value = Math.max(0, now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [counts, left]);
  return left.value;
};

export const ReadyBar = ({ state, seat, onReady }: ReadyBarProps) => {
  const labels = meetingWords.value.ready;
  const going = useOneAtATime();
  const refuses = useSignal(false);
  const { ready, seats, proposal } = state;
  const people = seats.flatMap(({ kind }, n) => (kind === "person" ? [n] : []));
  const isFull = !seats.some(({ kind }) => kind === "open");
  const isReady = ready?.includes(seat) === true;
  const areOthersReady = ready !== undefined && people.every((n) => n === seat || ready.includes(n));
  const say = (is: boolean) => void going.run(() => onReady(is));
  const left = useCountdown(
    ready !== undefined && isFull && areOthersReady && !isReady && proposal === undefined && !refuses.value,
    () => say(true),
  );
  if (ready === undefined || !isFull) return null;
  if (proposal !== undefined)
    return (
      <div class="ready-bar">
        <Button wide disabled onPress={() => undefined}>
          {labels.answerFirst}
        </Button>
        <p>{labels.starts}</p>
      </div>
    );
  if (isReady) {
    const waitsFor = people.flatMap((n) => {
      const sitter = seats[n];
      return sitter?.kind === "person" && !ready.includes(n) ? [sitter.name] : [];
    });
    return (
      <div class="ready-bar">
        <p role="status">{waitsFor.length === 0 ? labels.starts : labels.waitingFor(list(waitsFor))}</p>
        <Button kind="quiet" icon={CloseIcon} disabled={going.going.value} onPress={() => say(false)}>
          {labels.not}
        </Button>
      </div>
    );
  }
  return (
    <div class="ready-bar">
      {left !== undefined && (
        <p class="ready-count">
          <b>{left}</b> {labels.starting(left)}
        </p>
      )}
      <Button
        icon={left === undefined ? CheckIcon : PlayIcon}
        wide
        disabled={going.going.value}
        onPress={() => say(true)}
      >
        {left === undefined ? labels.im : labels.startNow}
      </Button>
      {left !== undefined && (
        <Button
          kind="quiet"
          icon={CloseIcon}
          onPress={() => {
            refuses.value = true;
          }}
        >
          {labels.not}
        </Button>
      )}
      <p>{labels.starts}</p>
    </div>
  );
};
