/**
 * A ring around what was tapped last, until the server has answered: a thread runs round it while the action is being
 * sent, then a tick or a cross. It lies over the page, so that every game has it without drawing it.
 */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { TapState } from "../../match/online/tap-state.ts";
import type { OnlineState } from "../../match/table.ts";
import { CheckIcon, CloseIcon } from "../../ui/index.ts";
import "../tokens.css";
import "./tap-mark.css";

interface Spot {
  readonly element: Element | undefined;
  readonly x: number;
  readonly y: number;
}

/** What counts as a thing one taps. */
const controls =
  "button, a, input, [role='button'], [role='gridcell'], [role='radio'], [role='checkbox'], [tabindex='0']";
/** A larger thing than this share of the window is a board: the ring is drawn around the point instead. */
const largest = 0.45;
/** The size of the ring around a point, in pixels. */
const pointSize = 56;
/** The distance of the ring from the thing. */
const gap = 3;

const isBoard = ({ width, height }: DOMRect): boolean => width > innerWidth * largest && height > innerHeight * largest;

/** Where the ring belongs now: around the thing if it still is there, else around the point. */
const ringAt = ({ element, x, y }: Spot) => {
  const box = element?.isConnected === true ? element.getBoundingClientRect() : undefined;
  if (box === undefined || box.width === 0 || isBoard(box))
    return {
      left: x - pointSize / 2,
      top: y - pointSize / 2,
      width: pointSize,
      height: pointSize,
      radius: pointSize / 2,
    };
  const radius = element === undefined ? 0 : Number.parseFloat(getComputedStyle(element).borderTopLeftRadius);
  return {
    left: box.left - gap,
    top: box.top - gap,
    width: box.width + 2 * gap,
    height: box.height + 2 * gap,
    radius: Math.min((Number.isFinite(radius) ? radius : 0) + gap, box.height / 2 + gap),
  };
};

const Ring = ({ spot, kind }: { readonly spot: Spot; readonly kind: TapState["kind"] }) => {
  const box = useSignal(ringAt(spot));
  useLayoutEffect(() => {
    let frame = 0;
    const follow = () => {
      const next = ringAt(spot);
      const now = box.peek();
      if (next.left !== now.left || next.top !== now.top || next.width !== now.width || next.height !== now.height)
        box.value = next;
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [spot, box]);
  const { left, top, width, height, radius } = box.value;
  return (
    <div class="tap-mark" data-state={kind} aria-hidden="true" style={{ left, top, width, height }}>
      <svg aria-hidden="true" width={width} height={height}>
        <rect
          x="1.5"
          y="1.5"
          width={Math.max(0, width - 3)}
          height={Math.max(0, height - 3)}
          rx={radius}
          pathLength="100"
        />
      </svg>
      {kind === "confirmed" && <CheckIcon />}
      {kind === "refused" && <CloseIcon />}
    </div>
  );
};

export const TapMark = ({ online }: { readonly online: OnlineState }) => {
  /** What was pressed last. */
  const pressed = useRef<Spot | undefined>(undefined);
  const spot = useSignal<{ readonly n: number; readonly spot: Spot } | undefined>(undefined);
  useEffect(() => {
    const press = (target: EventTarget | null, at?: { readonly x: number; readonly y: number }) => {
      if (!(target instanceof Element) || target.closest(".match, .dialog") === null) return;
      const element = target.closest(controls) ?? undefined;
      const box = (element ?? target).getBoundingClientRect();
      pressed.current = { element, x: at?.x ?? box.x + box.width / 2, y: at?.y ?? box.y + box.height / 2 };
    };
    const point = ({ target, clientX, clientY }: PointerEvent) => press(target, { x: clientX, y: clientY });
    const key = ({ target }: KeyboardEvent) => press(target);
    addEventListener("pointerdown", point, true);
    addEventListener("keydown", key, true);
    return () => {
      removeEventListener("pointerdown", point, true);
      removeEventListener("keydown", key, true);
    };
  }, []);
  const n = useComputed(() => online.tap.value?.n);
  useLayoutEffect(() => {
    if (n.value !== undefined && pressed.current !== undefined) spot.value = { n: n.value, spot: pressed.current };
  }, [n.value, spot]);
  const tap = online.tap.value;
  if (tap === undefined || spot.value?.n !== tap.n) return null;
  return <Ring spot={spot.value.spot} kind={tap.kind} />;
};
