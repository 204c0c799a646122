/**
 * Input of the hunter: the aim, the word being spelled, and the guess. A mouse click guesses at once. A tap only aims
 * first, since a slip costs a miss, unless one-tap guessing is on; so does the keyboard with letters.
 */
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from "@preact/signals";
import { type BoardCell, blank, type GuessMove, type HeadView, isSolved, moveText } from "@turnlight/games/head";
import { useMemo, useRef } from "preact/hooks";
import { announce, oneAtATime, refusalText, sound, toast, useKeyPress, useLetterKeys } from "../shared.ts";
import { words } from "../words/play.ts";
import { refusals } from "../words/refusals.ts";
import type { HeadScreenProps } from "./props.ts";
import { spelled } from "./sentences.ts";
import { composed, type Spelling, typedOn } from "./spelling.ts";

type GuessAim = Exclude<GuessMove, { readonly kind: "word" }>;

export interface Hunter {
  readonly aim: ReadonlySignal<GuessAim | undefined>;
  readonly spelling: ReadonlySignal<Spelling | undefined>;
  /** A cell or letter was pressed: aims at it or guesses it. */
  press(aim: GuessAim): void;
  /** Aims, or guesses what is already aimed at. */
  choose(aim: GuessAim): void;
  fire(): void;
  drop(): void;
  spell(row: number): void;
  type(letter: string): void;
  erase(): void;
  accept(): void;
  /** The focus has moved to another cell. */
  visit(cell: BoardCell | undefined): void;
  /** Event handlers for the element around everything that can be pressed. */
  readonly hands: {
    onPointerDownCapture(event: PointerEvent): void;
    onClickCapture(event: MouseEvent): void;
    onKeyDownCapture(event: KeyboardEvent): void;
  };
}

const sameAim = (one: GuessAim | undefined, two: GuessAim): boolean =>
  one !== undefined && moveText.write(one) === moveText.write(two);

interface HunterPorts extends Pick<HeadScreenProps, "busy"> {
  readonly attempt: HeadScreenProps["attempt"];
  readonly mayGuess: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<HeadView | undefined>;
  readonly me: 0 | 1;
  /** The first tap guesses. */
  readonly oneTap: boolean;
}

interface PointerState {
  /** The press is a touch, neither mouse nor keyboard. */
  finger: boolean;
  byKey: boolean;
  /** The press only skipped an animation. */
  skipped: boolean;
}

const hunterOf = (
  latest: { readonly current: HunterPorts },
  aim: Signal<GuessAim | undefined>,
  spelling: Signal<Spelling | undefined>,
  touch: PointerState,
): Hunter => {
  const sending = oneAtATime();
  const send = async (guess: GuessMove) => {
    const { attempt, mayGuess } = latest.current;
    if (attempt === undefined || !mayGuess.peek() || sending.going.peek()) return;
    aim.value = undefined;
    const answer = await sending.run(() => attempt(moveText.write(guess)));
    if (answer === undefined) return;
    if (answer.ok) {
      spelling.value = undefined;
      return;
    }
    sound.play("stuck");
    toast(refusalText(answer.refusal, refusals), { tone: "warn", about: "guess" });
  };

  const take = (next: GuessAim) => {
    aim.value = next;
    sound.play("tick");
    const { cellSaid, letterSaid } = words.value.aim;
    announce(next.kind === "cell" ? cellSaid(next.cell) : letterSaid(next.letter));
  };

  const choose = (next: GuessAim) => {
    if (!latest.current.mayGuess.peek()) return;
    if (sameAim(aim.peek(), next)) void send(next);
    else take(next);
  };

  const press = (next: GuessAim) => {
    if (!latest.current.mayGuess.peek()) return;
    const before = aim.peek();
    // A letter chosen by keyboard waits for Enter, wherever the focus is.
    if (touch.byKey && before?.kind === "letter" && next.kind === "cell") return void send(before);
    if (touch.finger && !latest.current.oneTap) choose(next);
    else void send(next);
  };

  const type = (letter: string) => {
    const now = spelling.peek();
    if (now === undefined) return;
    const next = typedOn(now, letter);
    spelling.value = next;
    sound.play("key");
    announce(spelled(composed(next), words.value));
  };

  return {
    aim,
    spelling,
    press,
    choose,
    fire() {
      const now = aim.peek();
      if (now !== undefined) void send(now);
    },
    drop() {
      aim.value = undefined;
      spelling.value = undefined;
    },
    spell(row) {
      const { view, me, mayGuess } = latest.current;
      const pattern = view.peek()?.hunts[me].patterns[row - 1];
      if (pattern === undefined || isSolved(pattern) || !mayGuess.peek()) return;
      aim.value = undefined;
      spelling.value = { row, pattern, typed: "" };
    },
    type,
    erase() {
      const now = spelling.peek();
      if (now === undefined) return;
      spelling.value = { ...now, typed: now.typed.slice(0, -1) };
      sound.play("key");
    },
    accept() {
      const now = spelling.peek();
      if (now === undefined) return;
      const word = composed(now);
      if (word.includes(blank)) toast(words.value.incomplete, { tone: "warn", about: "guess" });
      else void send({ kind: "word", row: now.row, word });
    },
    visit(cell) {
      const now = aim.peek();
      if (cell !== undefined && now?.kind === "letter" && touch.byKey) aim.value = undefined;
    },
    hands: {
      onPointerDownCapture({ pointerType }) {
        touch.byKey = false;
        touch.skipped = latest.current.busy.peek();
        touch.finger = pointerType !== "mouse";
      },
      // A press that began during an animation has skipped it, and must not guess as well.
      onClickCapture(event) {
        if (!touch.skipped || event.detail === 0) return;
        touch.skipped = false;
        event.stopPropagation();
        event.preventDefault();
      },
      onKeyDownCapture() {
        touch.byKey = true;
        touch.finger = false;
      },
    },
  };
};

export const useHunter = (hosting: HunterPorts): Hunter => {
  const latest = useRef(hosting);
  latest.current = hosting;
  const aim = useSignal<GuessAim | undefined>(undefined);
  const spelling = useSignal<Spelling | undefined>(undefined);
  const hunter = useMemo(
    () => hunterOf(latest, aim, spelling, { finger: false, byKey: false, skipped: false }),
    [aim, spelling],
  );
  // An aim is valid for one turn only.
  useSignalEffect(() => {
    if (!hosting.mayGuess.value) hunter.drop();
  });
  useLetterKeys({
    onLetter(letter) {
      if (spelling.peek() !== undefined) hunter.type(letter);
      else hunter.choose({ kind: "letter", letter });
    },
    onErase: hunter.erase,
    onEnter: () => (spelling.peek() === undefined ? hunter.fire() : hunter.accept()),
  });
  useKeyPress(({ key }) => {
    if (key === "Escape" && document.querySelector("dialog[open]") === null) hunter.drop();
  });
  return hunter;
};
