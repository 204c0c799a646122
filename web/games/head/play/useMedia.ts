/** Whether the window is such, now. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { scaled } from "../shared.ts";

export const useMedia = (query: string): ReadonlySignal<boolean> => {
  const asked = scaled(query);
  const list = useMemo(() => matchMedia(asked), [asked]);
  const matches = useMemo(() => signal(list.matches), [list]);
  useEffect(() => {
    const follow = () => {
      matches.value = list.matches;
    };
    list.addEventListener("change", follow);
    // Larger text changes what fits, too, and not every browser says so.
    const sizes = new ResizeObserver(follow);
    sizes.observe(document.body);
    return () => {
      list.removeEventListener("change", follow);
      sizes.disconnect();
    };
  }, [list, matches]);
  return matches;
};
