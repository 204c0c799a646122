/** Today's date as state: taken anew at midnight, and when the page is shown again. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { today } from "./today.ts";

const dayLong = 24 * 60 * 60 * 1000;

export const useToday = (): string => {
  const date = useSignal(today());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      date.value = today();
      clearTimeout(timer);
      timer = setTimeout(follow, dayLong - (Date.now() % dayLong));
    };
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [date]);
  return date.value;
};
