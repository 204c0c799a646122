/** The ways to the tavern's other rooms. */
import { BookIcon, CalendarIcon, ChartIcon, GlobeIcon, go, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Ways = () => {
  const said = words.value.lobby;
  const ways = [
    { to: "/far/new/zonk", icon: GlobeIcon, name: said.far, about: said.farAbout },
    { to: "/play/zonk/lesson", icon: BookIcon, name: said.lesson, about: said.lessonAbout },
    { to: "/play/zonk/daily", icon: CalendarIcon, name: said.daily, about: said.dailyAbout },
    { to: "/play/zonk/tournament", icon: TrophyIcon, name: said.tournament, about: said.tournamentAbout },
    { to: "/play/zonk/book", icon: ChartIcon, name: said.book, about: said.bookAbout },
  ] as const;
  return (
    <nav class="lobby-ways">
      {ways.map(({ to, icon: Sign, name, about }) => (
        <button key={to} type="button" class="lobby-way" onClick={() => go(to)}>
          <Sign />
          <span>
            <strong>{name}</strong>
            <small>{about}</small>
          </span>
        </button>
      ))}
    </nav>
  );
};
