/** The lobby's screens loaded on demand: daily table, tournament, dice book, custom table, tutorial. */
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
  const texts = words.value;
  if (place === "daily") return texts.daily.title;
  if (place === "tournament") return texts.tournament.title;
  if (place === "lesson") return texts.lobby.lesson;
  return place === "book" ? texts.book.title : texts.lobby.own.title;
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
