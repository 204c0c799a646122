/** A number that counts to its new value instead of jumping. Screen readers get only the final value. */
import "./parts.css";
import { useEffect, useRef, useState } from "preact/hooks";
import { isStill } from "./motion.ts";
import { figure } from "./words.ts";

const countFor = 450;

export const Count = ({ value }: { readonly value: number }) => {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const begin = from.current;
    const arrive = () => {
      from.current = value;
      setShown(value);
    };
    if (begin === value || isStill() || document.hidden) return arrive();
    let frame = 0;
    let began: number | undefined;
    const step = (now: number) => {
      began ??= now;
      const way = Math.min(1, (now - began) / countFor);
      const eased = 1 - (1 - way) ** 3;
      const between = Math.round(begin + (value - begin) * eased);
      from.current = between;
      setShown(between);
      if (way < 1) frame = requestAnimationFrame(step);
      else arrive();
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);
  return (
    <span class="count">
      {/* A new element for each number: WebKit goes on painting the old digits where new ones of the same width are written into their text. */}
      <span key={shown} aria-hidden="true">
        {figure(shown)}
      </span>
      <span class="spoken-only">{figure(value)}</span>
    </span>
  );
};
