/** The board in front on a phone; see front-side.ts. */
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { pace, useEachFact } from "../shared.ts";
import { hunterIn, nextFront, readingTime, restOfReading, sideOf } from "./front-side.ts";
import type { GallowsSide } from "./gallows/Gallows.tsx";
import type { HeadScreenProps } from "./props.ts";
import { playsHere } from "./turns.ts";

export type VisibleSide = GallowsSide | "result";

interface FrontInput extends Pick<HeadScreenProps, "sight" | "busy" | "fact"> {
  readonly me: 0 | 1;
  /** The last guess in a line, which is what is read. */
  readonly line: ReadonlySignal<string>;
  readonly isOver: ReadonlySignal<boolean>;
}

interface FrontSide {
  readonly side: Signal<VisibleSide>;
  /** A result is still being read. */
  readonly reading: ReadonlySignal<boolean>;
  /** Ends the reading; while a guess is still performed, its result needs none. */
  goOn(): void;
}

export const useFrontSide = ({ sight, busy, fact, me, line, isOver }: FrontInput): FrontSide => {
  const first = sight.peek();
  const front = useSignal<number>(
    nextFront({ front: me, turn: first.waiting[0], isOurs: first.waiting.includes(me) || first.open === true }),
  );
  const side = useSignal<VisibleSide>(sideOf(front.peek(), me));
  const reading = useSignal(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isHurried = useRef(false);
  /** When the latest guess on the board in front began to be performed. */
  const since = useRef(Number.NEGATIVE_INFINITY);
  /** The hunter whose guess is performed already, while the result before it is still being read. */
  const late = useRef<number | undefined>(undefined);
  const show = (hunter: number): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
    late.current = undefined;
    reading.value = false;
    if (hunter !== front.peek()) since.current = performance.now();
    front.value = hunter;
    side.value = sideOf(hunter, me);
  };
  /** A quick answer lets the result before it stand until it has been read, or until a tap. */
  const bring = (hunter: number): void => {
    const stood = performance.now() - since.current;
    const rest = hunter === front.peek() || isHurried.current ? 0 : restOfReading(stood) * pace.peek().factor;
    isHurried.current = false;
    if (rest > 0) {
      clearTimeout(timer.current);
      late.current = hunter;
      timer.current = setTimeout(arrive, rest);
    } else {
      show(hunter);
      since.current = performance.now();
    }
  };
  useEachFact(fact, (performed) => {
    const hunter = busy.peek() ? hunterIn(performed) : undefined;
    if (hunter !== undefined) bring(hunter);
  });
  const wanted = (): number => {
    const now = sight.peek();
    const { waiting, open, holder, view } = now;
    // Whoever only watches sees the board of the last guess.
    if (!playsHere(now)) return view.guesses.at(-1)?.by ?? waiting[0] ?? front.peek();
    const isOurs = open === true ? holder === "spectator" : waiting[0] === holder;
    return nextFront({ front: front.peek(), turn: waiting[0], isOurs });
  };
  /** Back to whoever guesses next, once the result has been read. */
  const rest = (): void => {
    const next = wanted();
    if (next === front.peek()) return;
    const time = isHurried.current || !playsHere(sight.peek()) ? 0 : readingTime(line.peek()) * pace.peek().factor;
    isHurried.current = false;
    if (time === 0) {
      show(next);
      return;
    }
    clearTimeout(timer.current);
    reading.value = true;
    timer.current = setTimeout(() => show(wanted()), time);
  };
  const arrive = (): void => {
    if (late.current === undefined) return;
    show(late.current);
    if (!busy.peek() && sight.peek().outcome === undefined) rest();
  };
  useSignalEffect(() => {
    if (isOver.value) {
      clearTimeout(timer.current);
      late.current = undefined;
      side.value = "result";
      return;
    }
    // Both are read so that the effect runs at each change of turn.
    const isBusy = busy.value;
    if (sight.value.outcome !== undefined || isBusy) return;
    if (late.current === undefined) rest();
  });
  return {
    side,
    reading,
    goOn() {
      if (reading.peek()) show(wanted());
      else if (late.current !== undefined) arrive();
      else isHurried.current = busy.peek();
    },
  };
};
