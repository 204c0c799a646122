/** Whether the window is such, now. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";

export const useMedia = (query: string): ReadonlySignal<boolean> => {
  const list = useMemo(() => matchMedia(query), [query]);
  const matches = useMemo(() => signal(list.matches), [list]);
  useEffect(() => {
    const follow = () => {
      matches.value = list.matches;
    };
    list.addEventListener("change", follow);
    return () => list.removeEventListener("change", follow);
  }, [list, matches]);
  return matches;
};
