/** The arcade before a run: its front, and its other rooms. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { ComponentChildren } from "preact";
import type { LobbyProps } from "../../screen.ts";
import { thirteen } from "../index.ts";
import { Learn } from "../learn/Learn.tsx";
import { BackIcon, Frame, go, IconButton, inLanguage } from "../shared.ts";
import { words } from "../words/words.ts";
import { Achievements } from "./Achievements.tsx";
import { Collection } from "./Collection.tsx";
import { Daily } from "./Daily.tsx";
import { Door } from "./Door.tsx";
import { Statistics } from "./Statistics.tsx";
import "../tokens.css";
import "./lobby.css";

const Room = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <Frame
    title={title}
    room="thirteen"
    tools={<IconButton icon={BackIcon} label={words.value.summary.toLobby} onPress={() => go("/play/thirteen")} />}
  >
    {children}
  </Frame>
);

export const Lobby = ({ place }: LobbyProps) => {
  const [room = "", first = ""] = place.split("/");
  const said = words.value;
  switch (room) {
    case "daily":
      return (
        <Room title={said.daily.title}>
          <Daily />
        </Room>
      );
    case "collection":
      return (
        <Room title={said.collection.title}>
          <Collection />
        </Room>
      );
    case "statistics":
      return (
        <Room title={said.statistics.title}>
          <Statistics />
        </Room>
      );
    case "achievements":
      return (
        <Room title={said.achievements.title}>
          <Achievements />
        </Room>
      );
    case "learn":
      return (
        <Room title={said.lobby.howTo}>
          <Learn />
        </Room>
      );
    default:
      return (
        <Frame title={inLanguage(thirteen.words).title} room="thirteen">
          <Door typed={room === "seed" ? first : ""} />
        </Frame>
      );
  }
};
