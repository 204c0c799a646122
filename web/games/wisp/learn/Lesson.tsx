/** The first minute: one action a step, on real boards, with a bubble beside the board that says which. */
import { useSignal } from "@preact/signals";
import { type Direction, neighbour } from "@turnlight/games/wisp";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { finishLesson } from "../../../match/lesson/finished-lessons.ts";
import { Clearing } from "../board/Clearing.tsx";
import { Forest } from "../board/Forest.tsx";
import { SpokenBoard } from "../board/SpokenBoard.tsx";
import { chapters } from "../lobby/campaign.ts";
import { enterLevel } from "../play/enter.ts";
import { keyName } from "../play/key-names.ts";
import { aimAt } from "../play/preview.ts";
import { Stars } from "../play/Stars.tsx";
import { boardName, stepName } from "../play/sentences.ts";
import { useInput } from "../play/useInput.ts";
import { useKeys } from "../play/useKeys.ts";
import { changeHabits, habits } from "../saved.ts";
import { announce, BackIcon, Button, Frame, go, PlayIcon, RestartIcon, UndoIcon } from "../shared.ts";
import { lessonWords } from "../words/lesson.ts";
import { words } from "../words/words.ts";
import { lessonScene } from "./scene.ts";
import { script, type WispLessonStep } from "./script.ts";
import { usePerformance } from "./usePerformance.ts";
import "../tokens.css";
import "../play/guide.css";
import "../play/screen.css";
import "./lesson.css";

/** Whoever leaves the lesson, at its end or before, is not sent there again. */
const leave = async (onward: () => unknown): Promise<void> => {
  const { seen } = await habits();
  if (!seen.includes(lessonScene)) await changeHabits({ seen: [...seen, lessonScene] });
  await onward();
};

const playFirst = (): void => {
  const first = chapters[0]?.levels[0];
  void leave(() => first && enterLevel(first.code));
};

const hasKeys = (): boolean => matchMedia("(hover: hover) and (pointer: fine)").matches;

/** These steps show what the move will do; the first one and the one before looking ahead leave it open. */
const previewed: readonly WispLessonStep["name"][] = ["grove", "merge", "home"];

const first = script[0];
const last = script.at(-1);
if (first === undefined || last === undefined) throw new Error("the lesson is empty");

const useLesson = () => {
  const at = useSignal(0);
  const aim = useSignal<Direction | undefined>(undefined);
  const { shown, busy, show, perform, skip } = usePerformance(first.position);
  const step = (): WispLessonStep | undefined => script[at.peek()];
  const goTo = (n: number): void => {
    at.value = n;
    aim.value = undefined;
    show((script[n] ?? { position: last.after }).position);
  };
  const remind = (now: WispLessonStep): void => {
    const { notNow, notNowUndo } = lessonWords.peek();
    announce(now.waits === "undo" ? notNowUndo : notNow(words.peek().ways[now.way]));
  };
  const advance = (): void => goTo(at.peek() + 1);
  return {
    at,
    aim,
    shown,
    busy,
    goTo,
    move(way: Direction): void {
      const now = step();
      if (busy.peek()) skip();
      else if (now === undefined) return;
      else if (now.waits === "look" && way === now.way) this.look(way);
      else if (now.waits === "move" && way === now.way) {
        aim.value = undefined;
        perform(now, advance);
      } else remind(now);
    },
    look(way: Direction | undefined): void {
      const now = step();
      if (busy.peek()) return;
      if (now?.waits === "look" && way === now.way) at.value += 1;
      aim.value = way;
    },
    undo(): void {
      const now = step();
      if (busy.peek()) skip();
      else if (now?.waits === "undo") advance();
      else if (now !== undefined) remind(now);
    },
  };
};

interface BubbleProps {
  readonly step: WispLessonStep;
  readonly onUndo: () => void;
}

const Bubble = ({ step, onUndo }: BubbleProps) => {
  const texts = lessonWords.value;
  const { touch, keys, about } = texts.bubbles[step.name];
  const key = step.waits === "undo" ? "U" : step.waits === "look" ? texts.tab : keyName(step.way);
  const title = hasKeys() ? keys(key) : touch;
  const bubble = useRef<HTMLDivElement>(null);
  const heading = useId();
  // Before the page looks for a place for a focus that was lost.
  useLayoutEffect(() => {
    const way = step.waits === "undo" ? "" : ` ${texts.target(words.value.ways[step.way])}.`;
    announce(`${texts.goals[step.foxes]} ${title}${way} ${about}`);
    // From the bubble the next stop of the Tab key is what it asks for.
    const element = bubble.current;
    // Whoever looks ahead by keyboard keeps looking.
    if (document.activeElement?.matches("button.step") === true) return;
    (element?.querySelector("button") ?? element)?.focus({ preventScroll: true });
  }, [step]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of text, not of fields.
    <div ref={bubble} class="lesson-bubble" role="group" aria-labelledby={heading} tabIndex={-1}>
      <h3 id={heading}>{title}</h3>
      <p>{about}</p>
      {step.waits === "undo" && (
        <div>
          <Button icon={UndoIcon} onPress={onUndo}>
            {texts.undo}
          </Button>
        </div>
      )}
    </div>
  );
};

const Won = ({ onAgain }: { readonly onAgain: () => void }) => {
  const texts = lessonWords.value;
  const keys = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    announce(`${texts.won} ${texts.wonAbout}`);
    keys.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="lesson-bubble lesson-won">
      <Stars count={3} />
      <p>{texts.wonAbout}</p>
      <div ref={keys}>
        <Button icon={PlayIcon} wide onPress={playFirst}>
          {texts.firstLevel}
        </Button>
        <Button kind="quiet" icon={RestartIcon} wide onPress={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  );
};

const nothing = (): void => {};

/** Where the step's cell is on the board, from 0 at the left edge to 1. */
const acrossOf = ({ position: { level, wisp }, way }: WispLessonStep): number =>
  (((neighbour(level, wisp, way) ?? wisp) % level.width) + 0.5) / level.width;

export const Lesson = () => {
  const lesson = useLesson();
  const { at, aim, shown, busy } = lesson;
  const texts = lessonWords.value;
  const step = script[at.value];
  const state = step?.position ?? last.after;
  const { level } = state;
  const isWon = step === undefined;
  useEffect(() => {
    if (isWon) void finishLesson("wisp");
  }, [isWon]);
  const onStep = (way: Direction): void => lesson.move(way);
  useKeys({
    go: onStep,
    undo: lesson.undo,
    redo: nothing,
    reset: nothing,
    hint: nothing,
    pause: nothing,
    onward: () => {
      if (step === undefined) playFirst();
    },
  });
  const input = useInput({
    aim: lesson.look,
    go: onStep,
    confirmTaps: () => false,
    isLethal: () => false,
    aimed: () => aim.peek(),
  });
  const takesStep = step !== undefined && step.waits !== "undo" && !busy.value;
  const way = takesStep ? (aim.value ?? (previewed.includes(step.name) ? step.way : undefined)) : undefined;
  const aimed = way === undefined ? undefined : aimAt(state, way);
  // While the player still looks at the lethal cell, it can be reached, too.
  const ways = !takesStep ? [] : aim.value === undefined || aim.value === step.way ? [step.way] : [step.way, aim.value];
  const steps = ways.map((direction) => ({ direction, name: stepName(state, direction, words.value) }));
  const total = level.enemies.length;
  const left = shown.value.figures.filter(({ leaving }) => leaving === undefined).length;
  const tools = <span class="lesson-count">{texts.step(Math.min(at.value + 1, script.length), script.length)}</span>;
  return (
    <Frame title={texts.title} room="wisp" play tools={tools}>
      <div class="wisp-room wisp-lesson">
        <Forest biome="forest" />
        <header class="lesson-goal">
          <div class="lesson-pips" aria-hidden="true">
            {script.map(({ name }, n) => (
              <i key={name} class={n < at.value ? "done" : n === at.value ? "now" : ""} />
            ))}
          </div>
          <h2>{step === undefined ? texts.won : texts.goals[step.foxes]}</h2>
        </header>
        {step === undefined ? (
          <Won onAgain={() => lesson.goTo(0)} />
        ) : (
          <Bubble key={step.name} step={step} onUndo={lesson.undo} />
        )}
        <div class="stage" style={{ "--w": level.width, "--h": level.height }} {...input}>
          <Clearing
            // Another board is another drawing: nobody glides from one to the other.
            key={step?.foxes ?? 2}
            level={level}
            shown={shown.value}
            biome="forest"
            busy={busy.value}
            aimed={aimed}
            advised={takesStep ? step.way : undefined}
            steps={steps}
            bloom={1 - left / Math.max(1, total)}
            label={boardName(state, words.value)}
            onStep={onStep}
            onAim={lesson.look}
          >
            {step?.waits !== "look" && <SpokenBoard state={state} steps={ways} onStep={onStep} />}
          </Clearing>
          {takesStep && <i class="lesson-point" style={{ "--across": acrossOf(step) }} />}
        </div>
        {step !== undefined && (
          <div class="lesson-keys">
            <Button kind="quiet" icon={BackIcon} disabled={at.value === 0} onPress={() => lesson.goTo(at.peek() - 1)}>
              {texts.back}
            </Button>
            <Button kind="quiet" onPress={() => void leave(() => go("/play/wisp"))}>
              {texts.skip}
            </Button>
          </div>
        )}
      </div>
    </Frame>
  );
};
