/** One calendar for all games: a month of windows, each day with a pane for each game. */
import { useSignal } from "@preact/signals";
import { weekdayOf } from "@turnlight/kernel";
import { hallCards } from "../../games/index.ts";
import { dayName, list, monthName, weekdays } from "../../language/format.ts";
import { today } from "../../language/today.ts";
import type { DailyState } from "../../match/unfinished/summary.ts";
import { BackIcon, Dialog, ForwardIcon, IconButton } from "../../ui/index.ts";
import { DayWindow } from "../../ui/pieces/DayWindow.tsx";
import { paneOrder, panesOn } from "./challenges.ts";
import { datesIn, monthBeside } from "./months.ts";
import { TrainingStreak } from "./TrainingStreak.tsx";
import { homeWords } from "./words.ts";
import "./calendar.css";

type DailyStates = Readonly<Record<string, DailyState | undefined>>;

const titleOf = (game: string): string => hallCards[game]?.words.value.title ?? game;

const saidOn = (date: string, panes: readonly boolean[]): string => {
  const words = homeWords.value;
  const games = paneOrder.filter((_, i) => panes[i] === true).map(titleOf);
  return games.length === 0 ? words.dayEmpty(dayName(date)) : words.dayPlayed(dayName(date), list(games));
};

const Month = ({ month, states }: { readonly month: string; readonly states: DailyStates }) => {
  const now = today();
  const dates = datesIn(month);
  const before = weekdayOf(dates[0] ?? now) ?? 0;
  return (
    <div class="month-grid">
      {weekdays().map((name, i) => (
        <span key={i} class="month-weekday" aria-hidden="true">
          {name}
        </span>
      ))}
      {Array.from({ length: before }, (_, i) => (
        <i key={i} />
      ))}
      {dates.map((date) => {
        const panes = panesOn(date, states);
        return (
          <span key={date} class={`month-day${date === now ? " now" : date > now ? " later" : ""}`}>
            <span class="spoken-only">{saidOn(date, panes)}</span>
            <DayWindow panes={panes} />
            <span aria-hidden="true">{Number(date.slice(-2))}</span>
          </span>
        );
      })}
    </div>
  );
};

/** This month on the wall of a very wide window. */
export const WallMonth = ({ states }: { readonly states: DailyStates }) => {
  const month = today().slice(0, 7);
  return (
    <section aria-label={homeWords.value.calendar}>
      <p class="wall-month-name">{monthName(month)}</p>
      <Month month={month} states={states} />
    </section>
  );
};

interface CalendarProps {
  readonly states: DailyStates;
  onClose(): void;
}

export const Calendar = ({ states, onClose }: CalendarProps) => {
  const words = homeWords.value;
  const month = useSignal(today().slice(0, 7));
  const isLatest = month.value >= today().slice(0, 7);
  return (
    <Dialog title={words.calendar} onClose={onClose}>
      <div class="calendar">
        <div class="calendar-head">
          <IconButton
            icon={BackIcon}
            label={words.previous}
            onPress={() => {
              month.value = monthBeside(month.peek(), -1);
            }}
          />
          <p class="calendar-month" aria-live="polite">
            {monthName(month.value)}
          </p>
          <IconButton
            icon={ForwardIcon}
            label={words.next}
            disabled={isLatest}
            onPress={() => {
              month.value = monthBeside(month.peek(), 1);
            }}
          />
        </div>
        <Month month={month.value} states={states} />
        <ul class="calendar-key">
          {paneOrder.map((game, i) => (
            <li key={game}>
              <DayWindow panes={paneOrder.map((_, pane) => pane === i)} />
              {titleOf(game)}
            </li>
          ))}
        </ul>
        <TrainingStreak />
      </div>
    </Dialog>
  );
};
