/** The tavern's other rooms: the day, the tournament, the dice book, a table of one's own, the lesson. */
import type { LobbyProps } from "../../screen.ts";
import { LessonDoor } from "../learn/LessonDoor.tsx";
import { Frame } from "../shared.ts";
import { words } from "../words/words.ts";
import { Book } from "./Book.tsx";
import { Bracket } from "./Bracket.tsx";
import { Daily } from "./Daily.tsx";
import { OwnTable } from "./OwnTable.tsx";
import "../tokens.css";
import "./lobby.css";
import "./rooms.css";

const titleOf = (place: string): string => {
  const said = words.value;
  if (place === "daily") return said.daily.title;
  if (place === "tournament") return said.tournament.title;
  if (place === "lesson") return said.lobby.lesson;
  return place === "book" ? said.book.title : said.lobby.own.title;
};

const Room = ({ place }: LobbyProps) => {
  switch (place) {
    case "tournament":
      return <Bracket />;
    case "book":
      return <Book />;
    case "daily":
      return <Daily />;
    case "lesson":
      return <LessonDoor />;
    default:
      return <OwnTable link={place.slice("table/".length)} />;
  }
};

export const Rooms = ({ place }: LobbyProps) => (
  <Frame title={titleOf(place)} room="zonk">
    <Room key={place} place={place} />
  </Frame>
);
