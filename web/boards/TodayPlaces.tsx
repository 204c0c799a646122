/** One's places on today's boards, and friends' results there, for the home page. */
import { useSignal } from "@preact/signals";
import type { BoardState } from "@turnlight/wire";
import { useEffect } from "preact/hooks";
import { pageOf } from "../games/pages.ts";
import { number, percent } from "../language/format.ts";
import { boardsApi } from "./boards-api.ts";
import { dailyBoard } from "./daily-board.ts";
import { pathOfBoard } from "./path.ts";
import { words } from "./words.ts";
import "./today-places.css";

interface TodayPlacesProps {
  readonly games: readonly string[];
  readonly date: string;
}

const mostFriends = 3;

const Place = ({ game, state }: { readonly game: string; readonly state: BoardState }) => {
  const texts = words.value;
  const { own, friends, board } = state;
  if (own === undefined) return null;
  const others = friends.filter(({ own: is, place }) => is !== true && place !== undefined).slice(0, mostFriends);
  return (
    <li>
      <a href={`#${pathOfBoard(board)}`}>
        <strong>{pageOf(game)?.words.value.title ?? game}</strong>
        <span>
          {texts.placeOf(own.place, number(own.total))}
          {own.beats !== undefined && ` · ${texts.beats(percent(own.beats, 0))}`}
        </span>
        {others.length > 0 && (
          <small>{others.map(({ name, place = 1 }) => texts.friendResult(name, texts.place(place))).join(" · ")}</small>
        )}
      </a>
    </li>
  );
};

/** Nothing at all where one has no result today, or there is no answer. */
export const TodayPlaces = ({ games, date }: TodayPlacesProps) => {
  const states = useSignal<readonly { readonly game: string; readonly state: BoardState }[]>([]);
  const key = games.join(" ");
  useEffect(() => {
    const load = async () => {
      const read = await Promise.all(
        games.map(async (game) => ({ game, answer: await boardsApi.board(dailyBoard(game, date), "ranked") })),
      );
      states.value = read.flatMap(({ game, answer }) =>
        answer.ok && answer.value.own !== undefined ? [{ game, state: answer.value }] : [],
      );
    };
    void load();
  }, [key, date, states]);
  if (states.value.length === 0) return null;
  return (
    <section class="today-places" aria-labelledby="today-places">
      <h2 id="today-places">{words.value.homeTitle}</h2>
      <ul>
        {states.value.map(({ game, state }) => (
          <Place key={game} game={game} state={state} />
        ))}
      </ul>
    </section>
  );
};
