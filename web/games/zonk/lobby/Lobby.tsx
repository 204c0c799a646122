/** The tavern's rooms before a match: the door, the day, the tournament, the dice book, the lesson. */
import type { LobbyProps } from "../../screen.ts";
import { zonk } from "../index.ts";
import { LessonDoor } from "../learn/LessonDoor.tsx";
import { Frame, inLanguage } from "../shared.ts";
import { words } from "../words/words.ts";
import { Book } from "./Book.tsx";
import { Bracket } from "./Bracket.tsx";
import { Daily } from "./Daily.tsx";
import { OwnTable } from "./OwnTable.tsx";
import { SetUp } from "./SetUp.tsx";
import "../tokens.css";
import "./lobby.css";

const titleOf = (place: string): string => {
  const said = words.value;
  if (place === "daily") return said.daily.title;
  if (place === "tournament") return said.tournament.title;
  if (place === "table" || place.startsWith("table/")) return said.lobby.own.title;
  return place === "book" ? said.book.title : inLanguage(zonk.words).title;
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
      return place === "table" || place.startsWith("table/") ? (
        <OwnTable link={place.slice("table/".length)} />
      ) : (
        <SetUp />
      );
  }
};

export const Lobby = ({ place }: LobbyProps) => (
  <Frame title={titleOf(place)} room="zonk">
    <Room key={place} place={place} />
  </Frame>
);
