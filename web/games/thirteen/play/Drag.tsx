/**
 * Dragging in the shop, by mouse, touch or pen: an item is dragged by its picture and can be dropped where that is a
 * legal move. Every such move has a button as well.
 */
import { type Signal, useSignal } from "@preact/signals";
import { priceOf, type RunState, sellPrice } from "@turnlight/games/thirteen";
import { useEffect, useRef } from "preact/hooks";
import { itemOf, nameOf } from "../items/describe.ts";
import { Glyph } from "../items/Glyph.tsx";
import { list, number } from "../shared.ts";
import { words } from "../words/words.ts";
import { type DropTarget, moveByDrop, type Taken } from "./drop.ts";
import { moveWords } from "./order.ts";
import "./drag.css";

interface Hand {
  readonly taken: Taken;
  readonly x: number;
  readonly y: number;
  /** The drop target under the pointer, if it accepts the item. */
  readonly over: DropTarget | undefined;
}

interface Grip {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClickCapture(event: MouseEvent): void;
}

export interface Drag {
  readonly hand: Signal<Hand | undefined>;
  grip(taken: Taken): Grip;
  /** Classes of a drop target: whether it accepts the dragged item, and whether that is over it. */
  marks(place: DropTarget | undefined): string;
}

/** Pixels; a pointer that has moved no farther is a press, not a drag. */
const slack = 8;

const placeAt = (x: number, y: number): DropTarget | undefined => {
  const place = document.elementFromPoint(x, y)?.closest("[data-drop]");
  return place instanceof HTMLElement ? place.dataset["drop"] : undefined;
};

export const useDrag = (moves: readonly string[], send: (text: string) => void): Drag => {
  const hand = useSignal<Hand | undefined>(undefined);
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  /** Suppresses the click that follows a drag on the button it began on. */
  const dragged = useRef(false);
  const letGo = () => {
    from.current = undefined;
    hand.value = undefined;
  };
  const dragging = hand.value !== undefined;
  useEffect(() => {
    if (!dragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      letGo();
    };
    addEventListener("keydown", cancel, true);
    return () => removeEventListener("keydown", cancel, true);
  }, [dragging]);
  return {
    hand,
    grip: (taken) => ({
      onPointerDown({ button, isPrimary, clientX: x, clientY: y, currentTarget, pointerId }) {
        dragged.current = false;
        if (button !== 0 || !isPrimary || !(currentTarget instanceof Element)) return;
        // A fast pointer may have left the picture before its first move event.
        currentTarget.setPointerCapture(pointerId);
        from.current = { x, y };
      },
      onPointerMove({ clientX: x, clientY: y }) {
        const start = from.current;
        if (start === undefined) return;
        if (!dragged.current && Math.hypot(x - start.x, y - start.y) < slack) return;
        dragged.current = true;
        const place = placeAt(x, y);
        const over = place !== undefined && moveByDrop(taken, place, moves) !== undefined ? place : undefined;
        hand.value = { taken, x, y, over };
      },
      onPointerUp() {
        const held = hand.peek();
        letGo();
        const text = held?.over === undefined ? undefined : moveByDrop(held.taken, held.over, moves);
        if (text !== undefined) send(text);
      },
      onPointerCancel: letGo,
      onClickCapture(event) {
        if (!dragged.current) return;
        dragged.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
    marks(place) {
      const held = hand.value;
      if (held === undefined || place === undefined || moveByDrop(held.taken, place, moves) === undefined) return "";
      return held.over === place ? " takes over" : " takes";
    },
  };
};

/** What dropping it here would do. */
const saidOf = ({ taken, over }: Hand, state: RunState): string => {
  const texts = words.value.shop;
  const item = itemOf(taken.item);
  if (over === undefined || item === undefined) return nameOf(taken.item);
  if (over === "purse") return texts.sell(nameOf(item.id), sellPrice(state, item));
  return taken.kind === "offer"
    ? texts.buy(nameOf(item.id), priceOf(state, item))
    : moveWords({ texts: words.value, number, list }, state, taken.item, Number(over.split(" ")[1]) - 1);
};

/** The dragged item, drawn at the pointer. */
export const InHand = ({ drag, state }: { readonly drag: Drag; readonly state: RunState }) => {
  const held = drag.hand.value;
  if (held === undefined) return null;
  return (
    <div class="in-hand" aria-hidden="true" style={{ left: `${held.x}px`, top: `${held.y}px` }}>
      <Glyph item={held.taken.item} />
      <span>{saidOf(held, state)}</span>
    </div>
  );
};
