/** What there is once a day, the same for everybody: whether it is done, how it went, the streak, and the time left. */
import { hallCards } from "../../games/doors.ts";
import { houseTexts, inLanguage } from "../../language/language.ts";
import { summaries } from "./summaries.ts";
import { timeLeft } from "./time-left.ts";

const DayRow = ({ name }: { readonly name: string }) => {
  const said = houseTexts.value.menu;
  const door = hallCards[name];
  const day = summaries.value[name]?.today;
  if (door === undefined) return null;
  const { words, room, daily } = door;
  const state = day?.done === true ? inLanguage(day.result) : said.open;
  return (
    <li data-room={room}>
      <a class={`day-link paper${day?.done === true ? " done" : ""}`} href={`#/play/${name}/${daily}`}>
        <span class="day-sign" aria-hidden="true">
          {day?.done === true ? "✓" : "○"}
        </span>
        <span class="day-words">
          <strong>{inLanguage(words).title}</strong>
          <span>
            {day?.done === true && <span class="spoken-only">{said.done} </span>}
            {state}
            {day !== undefined && day.streak > 0 && ` · ${said.streak(day.streak)}`}
          </span>
        </span>
      </a>
    </li>
  );
};

export const Today = () => {
  const said = houseTexts.value.menu;
  const { hours, minutes } = timeLeft(Date.now());
  return (
    <section class="today">
      <h2>
        {said.today} <small>{hours > 0 ? said.hoursLeft(hours) : said.minutesLeft(minutes)}</small>
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
