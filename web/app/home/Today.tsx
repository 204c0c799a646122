/** Daily challenges, the same for everybody: done or not, result, streak, and the time left. */
import { hallCards } from "../../games/index.ts";
import { houseTexts, inLanguage } from "../../language/language.ts";
import { summaries } from "./summaries.ts";
import { timeLeft } from "./time-left.ts";

const DayRow = ({ name }: { readonly name: string }) => {
  const labels = houseTexts.value.menu;
  const door = hallCards[name];
  const day = summaries.value[name]?.today;
  if (door === undefined) return null;
  const { words, room, daily } = door;
  const state = day?.done === true ? inLanguage(day.result) : labels.open;
  return (
    <li data-room={room}>
      <a class={`day-link paper${day?.done === true ? " done" : ""}`} href={`#/play/${name}/${daily}`}>
        <span class="day-sign" aria-hidden="true">
          {day?.done === true ? "✓" : "○"}
        </span>
        <span class="day-words">
          <strong>{inLanguage(words).title}</strong>
          <span>
            {day?.done === true && <span class="spoken-only">{labels.done} </span>}
            {state}
            {day !== undefined && day.streak > 0 && ` · ${labels.streak(day.streak)}`}
          </span>
        </span>
      </a>
    </li>
  );
};

export const Today = () => {
  const labels = houseTexts.value.menu;
  const { hours, minutes } = timeLeft(Date.now());
  return (
    <section class="today">
      <h2>
        {labels.today} <small>{hours > 0 ? labels.hoursLeft(hours) : labels.minutesLeft(minutes)}</small>
      </h2>
      <ul>
        {Object.keys(hallCards)
          .filter((name) => hallCards[name]?.daily !== undefined)
          .map((name) => (
            <DayRow key={name} name={name} />
          ))}
      </ul>
    </section>
  );
};
