/** The training room: one exercise under the lamp, today's exercises on the shelf's edge, the card box, the books. */
import { dayOf } from "@turnlight/kernel";
import { weekdayName } from "../language/weekday.ts";
import { waiting } from "../review/schedule.ts";
import { Frame } from "../ui/frame/Frame.tsx";
import { CheckIcon } from "../ui/index.ts";
import { Books } from "./Books.tsx";
import { CardBox } from "./CardBox.tsx";
import { DoneCard, FirstLesson, Lead } from "./Lead.tsx";
import { Queue } from "./Queue.tsx";
import { RecentReviews } from "./RecentReviews.tsx";
import { streakOf, weekOf } from "./streak.ts";
import type { Training } from "./useTraining.ts";
import { learnWords } from "./words.ts";

const dayLength = 86_400_000;
/** Minutes for one exercise. */
const minutesEach = 0.8;

const Streak = ({ training: { days, today } }: { readonly training: Training }) => {
  const texts = learnWords.value;
  const streak = streakOf(days, today);
  return (
    <div class="learn-streak">
      <p>
        {streak === 0 ? (
          <span>{texts.noStreak}</span>
        ) : (
          <>
            <b>{texts.days(streak)}</b> <span>{texts.inARow}</span>
          </>
        )}
      </p>
      <ol aria-label={texts.week}>
        {weekOf(days, today).map(({ day, done }) => {
          const isToday = day === today;
          const date = dayOf(day * dayLength);
          const now = days.get(day);
          return (
            <li key={day} class={isToday ? "now" : ""}>
              <span class={`streak-day ${done ? "day-done" : "day-open"}`}>
                {done ? (
                  <CheckIcon />
                ) : isToday && now !== undefined ? (
                  learnWords.value.progress(now.done, now.of)
                ) : null}
                <span class="spoken-only">{done ? texts.dayDone : texts.dayOpen}</span>
              </span>
              <span>{isToday ? texts.todayShort : weekdayName(date)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
};

const Stage = ({ training }: { readonly training: Training }) => {
  const texts = learnWords.value;
  const { due, cards } = training;
  const [first] = due;
  return (
    <div class="learn-stage">
      <header class="learn-head">
        <p>
          <b>{due.length > 0 ? texts.today(due.length) : cards.length > 0 && texts.doneToday}</b>
          {due.length > 0 && ` · ${texts.minutes(Math.max(1, Math.round(due.length * minutesEach)))}`}
        </p>
        <Streak training={training} />
      </header>
      <div class="learn-set">
        {first !== undefined ? (
          <Lead position={first} of={due.length} />
        ) : cards.length === 0 ? (
          <FirstLesson />
        ) : (
          <DoneCard later={waiting(cards)} />
        )}
        <CardBox cards={cards} />
      </div>
      <Queue due={due} />
    </div>
  );
};

export const Room = ({ training }: { readonly training: Training | undefined }) => {
  const texts = learnWords.value;
  return (
    <Frame title={texts.title} scope="pages learn">
      <div class="learn-room" aria-busy={training === undefined}>
        {training !== undefined && (
          <>
            <Stage training={training} />
            <div class="learn-low">
              <Books shelf={training.shelf} lessons={training.lessons} />
              <RecentReviews reviews={training.reviews} />
            </div>
          </>
        )}
      </div>
    </Frame>
  );
};
