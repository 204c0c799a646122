/** What the Executioner says about one's habits before the first guess; undefined against others or without a memory. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { type Habit, habitsIn } from "@turnlight/games/head";
import { useEffect } from "preact/hooks";
import { memories } from "../saved.ts";
import type { TableSight } from "../shared.ts";
import { habitFor } from "./habits.ts";

export const useRemembered = ({
  laid,
  match,
}: Pick<TableSight, "laid" | "match">): ReadonlySignal<Habit | undefined> => {
  const habit = useSignal<Habit | undefined>(undefined);
  const meets =
    laid.occasion === undefined &&
    laid.sitters.some((sitter) => sitter.kind === "bot" && sitter.bot.startsWith("executioner"));
  useEffect(() => {
    habit.value = undefined;
    if (meets)
      void memories().then((all) => {
        habit.value = habitFor(habitsIn(all), all.length);
      });
  }, [match, meets, habit]);
  return habit;
};
