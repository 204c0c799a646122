/** The common streak and the last seven days as windows; both open the calendar. */
import { weekdayName } from "../../language/weekday.ts";
import { DayWindow } from "../../ui/pieces/DayWindow.tsx";
import { homeWords } from "./words.ts";

interface StreakDay {
  readonly date: string;
  readonly panes: readonly boolean[];
}

interface StreakProps {
  readonly streak: number;
  /** Today last. */
  readonly week: readonly StreakDay[];
  onOpen(): void;
}

const streakLabel = (streak: number): string =>
  streak === 0 ? homeWords.value.openCalendar : homeWords.value.streakAndCalendar(homeWords.value.days(streak));

export const Streak = ({ streak, week, onOpen }: StreakProps) => {
  const words = homeWords.value;
  return (
    <div class="streak">
      <p class="streak-count">
        {streak === 0 ? (
          words.noStreak
        ) : (
          <>
            <b>{words.days(streak)}</b> {words.inARow(streak)}
          </>
        )}
      </p>
      <button type="button" class="week" onClick={onOpen}>
        <span class="spoken-only">{streakLabel(streak)}</span>
        {week.map(({ date, panes }, i) => (
          <span key={date} class={`week-day${i === week.length - 1 ? " now" : ""}`} aria-hidden="true">
            <DayWindow panes={panes} />
            <span>{i === week.length - 1 ? words.today : weekdayName(date)}</span>
          </span>
        ))}
      </button>
    </div>
  );
};

/** The same in a phone's corner: today's window and the days. */
export const SmallStreak = ({ streak, week, onOpen }: StreakProps) => (
  <button type="button" class="small-streak" onClick={onOpen}>
    <span class="spoken-only">{streakLabel(streak)}</span>
    <DayWindow panes={week.at(-1)?.panes ?? []} />
    {streak > 0 && <span aria-hidden="true">{homeWords.value.days(streak)}</span>}
  </button>
);
