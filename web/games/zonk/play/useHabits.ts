/** Habits at the table, as the device keeps them. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { type Habits, habits, keepHabits, usualHabits } from "../keep.ts";

export const useHabits = (): readonly [ReadonlySignal<Habits>, (changed: Partial<Habits>) => void] => {
  const now = useSignal<Habits>(usualHabits);
  useEffect(() => {
    void habits().then((kept) => {
      now.value = kept;
    });
  }, [now]);
  const change = (changed: Partial<Habits>): void => {
    now.value = { ...now.peek(), ...changed };
    void keepHabits(now.peek());
  };
  return [now, change];
};
