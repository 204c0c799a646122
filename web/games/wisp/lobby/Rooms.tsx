/** The lobby's screens loaded on demand: daily levels, endless play, a chapter's tale, a level by link. */
import type { LobbyProps } from "../../screen.ts";
import { Frame } from "../shared.ts";
import { words } from "../words/words.ts";
import { Daily } from "./Daily.tsx";
import { Endless } from "./Endless.tsx";
import { First } from "./First.tsx";
import { Linked } from "./Linked.tsx";
import { Tale } from "./Tale.tsx";
import "../tokens.css";
import "./lobby.css";
import "./rooms.css";

export const Rooms = ({ place }: LobbyProps) => {
  const [room = "", first = "", second = ""] = place.split("/");
  const texts = words.value;
  switch (room) {
    case "daily":
      return (
        <Frame title={texts.daily.title} room="wisp">
          <Daily />
        </Frame>
      );
    case "endless":
      return (
        <Frame title={texts.endless.title} room="wisp">
          <Endless next={first === "next"} />
        </Frame>
      );
    case "first":
      return <First />;
    case "tale":
      return <Tale key={place} number={Number(first)} closing={second === "closing"} />;
    default:
      return (
        <Frame title={texts.lobby.imported} room="wisp">
          <Linked code={first} name={second} />
        </Frame>
      );
  }
};
