/**
 * One step of a tutorial: a bubble that points at an element, which stays lit while the rest of the page is dimmed. The
 * page stays usable: a step may wait for the player to do the thing itself. Enter goes on, Esc leaves.
 */
import "./TutorialBubble.css";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "./Button.tsx";
import { type BubblePosition, placeBubble, type ScreenBox } from "./bubble-position.ts";
import { useKeyPress } from "./keys.ts";
import { words } from "./words.ts";

export interface TutorialBubbleProps {
  /** Finds the element that is explained; called again when the layout changes. */
  readonly target: () => Element | null;
  /** An area that the bubble must not cover, if that is larger than the target. */
  readonly clear?: (() => Element | null) | undefined;
  readonly title: string;
  readonly children: ComponentChildren;
  /** The bubble is in the page's flow and covers nothing; only the spotlight points. */
  readonly inFlow?: boolean;
  /** Counts from 1. */
  readonly step: number;
  readonly of: number;
  /** Left out where the player goes on by doing the thing. */
  readonly onNext?: () => void;
  readonly onSkip: () => void;
}

/** Pixels of light around the target. */
const halo = 6;

const boxOf = (element: Element): ScreenBox => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - halo, top: top - halo, width: width + 2 * halo, height: height + 2 * halo };
};

/** Without a target the bubble is centred. */
const middle = (bubble: HTMLElement): BubblePosition => ({
  side: "below",
  left: (innerWidth - bubble.offsetWidth) / 2,
  top: (innerHeight - bubble.offsetHeight) / 2,
  tip: -99,
});

export const TutorialBubble = (props: TutorialBubbleProps) => {
  const { target, clear, title, children, inFlow = false, step, of, onNext, onSkip } = props;
  const bubble = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<BubblePosition | undefined>(undefined);
  const [lit, setLit] = useState<ScreenBox | undefined>(undefined);
  const find = useRef(target);
  find.current = target;
  const keepClear = useRef(clear);
  keepClear.current = clear;
  const heading = useId();
  const text = useId();

  // Each step has another target and size.
  useLayoutEffect(() => {
    const place = () => {
      const element = bubble.current;
      if (element === null) return;
      const pointedAt = find.current();
      const box = pointedAt === null ? undefined : boxOf(pointedAt);
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      setLit(box);
      const around = keepClear.current?.() ?? pointedAt;
      const room = { width: innerWidth, height: innerHeight };
      setPlaced(around === null ? middle(element) : placeBubble(boxOf(around), size, room));
    };
    const bring = () => {
      find.current()?.scrollIntoView({ block: "nearest" });
      place();
    };
    bring();
    const watch = new ResizeObserver(place);
    watch.observe(document.documentElement);
    if (bubble.current !== null) watch.observe(bubble.current);
    // What is explained may come and go with the page's content.
    let lastFound = find.current();
    const changes = new MutationObserver(() => {
      const found = find.current();
      if (found !== lastFound) place();
      lastFound = found;
    });
    changes.observe(document.body, { childList: true, subtree: true });
    // In another window, as after turning a phone, it may be out of sight.
    addEventListener("resize", bring);
    addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      watch.disconnect();
      changes.disconnect();
      removeEventListener("resize", bring);
      removeEventListener("scroll", place, { capture: true });
    };
  }, [step]);

  useEffect(() => {
    const [before, own] = [document.activeElement, bubble.current];
    return () => {
      // The next step's bubble may be mounted already, and have the focus.
      const next = document.activeElement?.closest(".tutorial-bubble") ?? own;
      if (next !== own) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  // The focus follows each step; in a step without a button, Enter must not leave the tutorial.
  const goesOn = onNext !== undefined;
  useEffect(() => {
    const buttons = [...(bubble.current?.querySelectorAll("button") ?? [])];
    const focused = goesOn ? buttons.at(-1) : bubble.current;
    focused?.focus({ preventScroll: true });
  }, [step, goesOn]);

  useKeyPress(({ key }) => {
    if (key === "Escape" && document.querySelector("dialog[open]") === null) onSkip();
  });

  const labels = words.value;
  return (
    <>
      {lit && <div class="tutorial-light" aria-hidden="true" style={{ ...inPixels(lit) }} />}
      <div
        ref={bubble}
        class={`tutorial-bubble paper ${inFlow ? "in-flow" : (placed?.side ?? "below")}${placed === undefined ? " unplaced" : ""}`}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={heading}
        aria-describedby={text}
        style={
          placed === undefined || inFlow
            ? {}
            : { left: `${placed.left}px`, top: `${placed.top}px`, "--tip": `${placed.tip}px` }
        }
      >
        <p class="tutorial-step">{labels.tutorialStep(step, of)}</p>
        <h2 id={heading}>{title}</h2>
        <div id={text}>{children}</div>
        <div class="tutorial-actions">
          <Button kind="quiet" onPress={onSkip}>
            {labels.tutorialSkip}
          </Button>
          {onNext && <Button onPress={onNext}>{step < of ? labels.tutorialNext : labels.tutorialDone}</Button>}
        </div>
      </div>
    </>
  );
};

const inPixels = ({ left, top, width, height }: ScreenBox) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${width}px`,
  height: `${height}px`,
});
