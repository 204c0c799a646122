/** Links to the lobby's other screens. */
import { BookIcon, CalendarIcon, ChartIcon, GlobeIcon, go, TrophyIcon } from "../shared.ts";
import { words } from "../words/words.ts";

export const Ways = () => {
  const texts = words.value.lobby;
  const ways = [
    { to: "/far/new/zonk", icon: GlobeIcon, name: texts.far, about: texts.farAbout },
    { to: "/play/zonk/lesson", icon: BookIcon, name: texts.lesson, about: texts.lessonAbout },
    { to: "/play/zonk/daily", icon: CalendarIcon, name: texts.daily, about: texts.dailyAbout },
    { to: "/play/zonk/tournament", icon: TrophyIcon, name: texts.tournament, about: texts.tournamentAbout },
    { to: "/play/zonk/book", icon: ChartIcon, name: texts.book, about: texts.bookAbout },
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
