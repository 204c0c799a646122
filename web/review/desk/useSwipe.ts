/** A swipe to the side on a touch screen: left for the next, right for the one before. */
import { useRef } from "preact/hooks";

/** Pixels to the side, and at most this part of it up or down. */
const reach = 48;
const slope = 0.6;

export const useSwipe = (onSwipe: (way: 1 | -1) => void) => {
  const from = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [first, second] = [touches[0], touches[1]];
      from.current = first === undefined || second !== undefined ? undefined : { x: first.clientX, y: first.clientY };
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const [start, end] = [from.current, changedTouches[0]];
      from.current = undefined;
      if (start === undefined || end === undefined) return;
      const [across, down] = [end.clientX - start.x, end.clientY - start.y];
      if (Math.abs(across) < reach || Math.abs(down) > slope * Math.abs(across)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
};
