/** The streak of training, beside that of the dailies: under their calendar, with the way to today's exercises. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { streakOf } from "../../learn/streak.ts";
import { trainingDays } from "../../learn/training-days.ts";
import { learnWords } from "../../learn/words.ts";
import { dayNumber } from "../../review/training.ts";
import { BookIcon } from "../../ui/index.ts";

export const TrainingStreak = () => {
  const streak = useSignal<number | undefined>(undefined);
  useEffect(() => {
    void trainingDays().then((days) => {
      streak.value = streakOf(days, dayNumber(Date.now()));
    });
  }, [streak]);
  return (
    <a class="calendar-training" href="#/learn">
      <BookIcon />
      <span>{streak.value === undefined ? learnWords.value.title : learnWords.value.trained(streak.value)}</span>
    </a>
  );
};
