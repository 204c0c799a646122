/** The lobby's start screen; its other screens are loaded on demand. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { LobbyProps } from "../../screen.ts";
import { page as thirteenPage } from "../page.ts";
import { Frame } from "../shared.ts";
import { Door } from "./Door.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = ({ place }: LobbyProps) => {
  const [room, typed = ""] = place.split("/");
  return (
    <Frame title={thirteenPage.words.value.title} room="thirteen">
      <Door typed={room === "seed" ? typed : ""} />
    </Frame>
  );
};
