/** The lobby's screens loaded on demand: table settings, daily table, tournament, career, statistics, custom table. */
import type { LobbyProps } from "../../screen.ts";
import { CareerRoom } from "../career/Career.tsx";
import { Frame } from "../shared.ts";
import { TournamentRoom } from "../tournament/Tournament.tsx";
import { careerWords } from "../words/career.ts";
import { frontWords } from "../words/front.ts";
import { words } from "../words/words.ts";
import { Book } from "./Book.tsx";

import { Customise } from "./Customise.tsx";
import { Daily } from "./Daily.tsx";
import { OwnTable } from "./OwnTable.tsx";
import { Trophies } from "./Trophies.tsx";
import "../tokens.css";
import "./lobby.css";
import "./rooms.css";

const titleOf = (place: string): string => {
  const texts = words.value;
  if (place === "daily") return texts.daily.title;
  if (place === "career") return careerWords.value.title;
  if (place === "tournament") return texts.tournament.title;
  if (place === "customise") return frontWords.value.customise;
  if (place === "together") return frontWords.value.together;
  return place === "book" ? frontWords.value.statistics : texts.lobby.own.title;
};

const Room = ({ place }: LobbyProps) => {
  switch (place) {
    case "tournament":
      return <TournamentRoom />;
    case "customise":
      return <Customise together={false} />;
    case "together":
      return <Customise together />;
    case "book":
      return (
        <>
          <Book />
          <Trophies />
        </>
      );
    case "daily":
      return <Daily />;
    case "career":
      return <CareerRoom />;
    default:
      return <OwnTable link={place.slice("table/".length)} />;
  }
};

export const Rooms = ({ place }: LobbyProps) => (
  <Frame title={titleOf(place)} room="zonk">
    <Room key={place} place={place} />
  </Frame>
);
