/**
 * The lobby's screens loaded on demand: a chapter, daily levels, endless play, own levels, a tale, a
 * level by link.
 */
import type { LobbyProps } from "../../screen.ts";
import { PackEditor } from "../packs/PackEditor.tsx";
import { PackLinked } from "../packs/PackLinked.tsx";
import { PackRoom } from "../packs/PackRoom.tsx";
import { Frame } from "../shared.ts";
import { packWords } from "../words/packs.ts";
import { words } from "../words/words.ts";
import { ChapterRoom } from "./ChapterRoom.tsx";
import { Daily } from "./Daily.tsx";
import { Endless } from "./Endless.tsx";
import { Linked } from "./Linked.tsx";
import { Looks } from "./Looks.tsx";
import { Mine } from "./Mine.tsx";
import { Tale } from "./Tale.tsx";
import "../tokens.css";
import "./lobby.css";
import "./rooms.css";

export const Rooms = ({ place }: LobbyProps) => {
  const [room = "", first = "", second = "", third = ""] = place.split("/");
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
    case "chapter":
      return <ChapterRoom key={place} number={Number(first)} />;
    case "looks":
      return (
        <Frame title={texts.looks.title} room="wisp">
          <Looks />
        </Frame>
      );
    case "mine":
      return (
        <Frame title={texts.lobby.mine} room="wisp">
          <Mine />
        </Frame>
      );
    case "pack":
      return (
        <Frame title={packWords.value.forYou} room="wisp">
          <PackLinked key={place} letters={first} />
        </Frame>
      );
    case "packs":
      return first === "edit" ? (
        <Frame title={packWords.value.edit} room="wisp">
          <PackEditor packKey={second === "" ? undefined : second} />
        </Frame>
      ) : (
        <Frame title={packWords.value.title} room="wisp">
          <PackRoom key={place} packKey={first} after={second === "after" ? Number(third) : undefined} />
        </Frame>
      );
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
