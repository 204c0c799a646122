/** Marks a box that scrolls with `data-more` while it has more below, so that its last line can fade out. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

/** A row's own edge is not more. */
const slack = 8;

const mark = (box: HTMLElement): void => {
  box.dataset["more"] = String(box.scrollHeight - box.scrollTop > box.clientHeight + slack);
};

export const useMoreBelow = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current !== null) mark(ref.current);
  });
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const look = (): void => mark(box);
    const resizes = new ResizeObserver(look);
    resizes.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      resizes.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, []);
  return ref;
};
