/** The time of this device, once a second while something counts. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

export const useNow = (counts: boolean): number => {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!counts) return undefined;
    now.value = Date.now();
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [counts, now]);
  return now.value;
};
