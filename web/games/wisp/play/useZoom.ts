/** Zoom: a button and a pinch change it, two fingers pan the board while zoomed in. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

/** The minimum factor of a pinch that changes the zoom. */
const meant = 1.25;
/** Zooming is offered where cells are smaller than this, in pixels. */
const smallCell = 52;

interface Finger {
  readonly x: number;
  readonly y: number;
}

export const useZoom = (width: number, height: number, wisp: number) => {
  const near = useSignal(false);
  const offered = useSignal(false);
  const pan = useSignal<Finger>({ x: 0, y: 0 });
  const pane = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Finger>());
  const began = useRef<{ readonly apart: number; readonly middle: Finger; readonly pan: Finger } | undefined>(
    undefined,
  );

  useEffect(() => {
    const box = pane.current;
    if (box === null) return undefined;
    const look = () => {
      const cell = Math.min(box.clientWidth / width, box.clientHeight / height);
      offered.value = Math.max(width, height) > 5 && cell < smallCell;
      if (!offered.value) near.value = false;
    };
    // In a separate animation frame: offering the zoom changes the layout beside the board, and so its size.
    let frame = 0;
    const watch = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    watch.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, [width, height, near, offered]);
  // The board follows the wisp again after every move.
  useEffect(() => {
    pan.value = { x: 0, y: 0 };
  }, [wisp, pan]);

  const pinch = (): { readonly apart: number; readonly middle: Finger } | undefined => {
    const [a, b] = [...fingers.current.values()];
    if (a === undefined || b === undefined) return undefined;
    return { apart: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    began.current = undefined;
  };
  return {
    pane,
    near,
    offered,
    pan,
    hands: {
      onPointerDownCapture(event: PointerEvent) {
        if (event.pointerType === "mouse") return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = pinch();
        began.current = now === undefined ? undefined : { ...now, pan: pan.peek() };
      },
      onPointerMoveCapture(event: PointerEvent) {
        if (!fingers.current.has(event.pointerId)) return;
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const now = pinch();
        const from = began.current;
        if (now === undefined || from === undefined || !offered.peek()) return;
        if (now.apart > from.apart * meant) near.value = true;
        else if (now.apart < from.apart / meant) near.value = false;
        pan.value = { x: from.pan.x + now.middle.x - from.middle.x, y: from.pan.y + now.middle.y - from.middle.y };
      },
      onPointerUpCapture: lift,
      onPointerCancelCapture: lift,
    },
  };
};
