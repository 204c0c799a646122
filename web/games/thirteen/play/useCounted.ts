/** A number that counts up to its new value. */
import { useEffect, useRef, useState } from "preact/hooks";
import { reducedMotion } from "../shared.ts";

const countFor = 420;

export const useCounted = (value: number): number => {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const begin = from.current;
    const arrive = () => {
      from.current = value;
      setShown(value);
    };
    // Decreases are immediate: a new stage, or an undone move.
    if (value <= begin || reducedMotion.peek() || document.hidden) return arrive();
    let frame = 0;
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const way = Math.min(1, (now - began) / countFor);
      from.current = Math.round(begin + (value - begin) * (1 - (1 - way) ** 3));
      setShown(from.current);
      if (way < 1) frame = requestAnimationFrame(step);
      else arrive();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return shown;
};
