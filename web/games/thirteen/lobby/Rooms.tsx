/**
 * The lobby's screens loaded on demand: daily run, a custom run, challenges, collection,
 * statistics, achievements.
 */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { ComponentChildren } from "preact";
import type { LobbyProps } from "../../screen.ts";
import { Frame } from "../shared.ts";
import { titleWords } from "../words/title.ts";
import { words } from "../words/words.ts";
import { Achievements } from "./Achievements.tsx";
import { Challenges } from "./Challenges.tsx";
import { Collection } from "./Collection.tsx";
import { Customise } from "./Customise.tsx";
import { Daily } from "./Daily.tsx";
import { Statistics } from "./Statistics.tsx";
import "../tokens.css";
import "./lobby.css";

const Room = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <Frame title={title} room="thirteen">
    {children}
  </Frame>
);

export const Rooms = ({ place }: LobbyProps) => {
  const texts = words.value;
  const [room = "", ...typed] = place.split("/");
  switch (room) {
    case "daily":
      return (
        <Room title={texts.daily.title}>
          <Daily />
        </Room>
      );
    case "collection":
      return (
        <Room title={texts.collection.title}>
          <Collection />
        </Room>
      );
    case "statistics":
      return (
        <Room title={texts.statistics.title}>
          <Statistics />
        </Room>
      );
    case "achievements":
      return (
        <Room title={texts.achievements.title}>
          <Achievements />
        </Room>
      );
    case "challenges":
      return (
        <Room title={texts.lobby.challenges}>
          <Challenges />
        </Room>
      );
    default:
      return (
        <Room title={titleWords.value.customiseTitle}>
          <Customise typed={typed.join("/")} />
        </Room>
      );
  }
};
