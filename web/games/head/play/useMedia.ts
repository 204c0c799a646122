/** Whether a media query matches, as a signal. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { scaled } from "../shared.ts";

export const useMedia = (query: string): ReadonlySignal<boolean> => {
  const scaledQuery = scaled(query);
  const list = useMemo(() => matchMedia(scaledQuery), [scaledQuery]);
  const matches = useMemo(() => signal(list.matches), [list]);
  useEffect(() => {
    const follow = () => {
      matches.value = list.matches;
    };
    list.addEventListener("change", follow);
    // Text size changes the result of em-based queries too, and not every browser fires a change event for it.
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    return () => {
      list.removeEventListener("change", follow);
      sizes.disconnect();
    };
  }, [list, matches]);
  return matches;
};
