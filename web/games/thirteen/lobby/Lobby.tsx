/** The arcade before a run: new runs, seeds, challenges, and its other rooms. */
import "@fontsource/press-start-2p/latin-400.css";
import "@fontsource/roboto-mono/latin-400.css";
import "@fontsource/roboto-mono/latin-700.css";
import type { LobbyProps } from "../../screen.ts";
import { Frame, inWords } from "../house.ts";
import { thirteen } from "../index.ts";
import { Door } from "./Door.tsx";
import "./lobby.css";

export const Lobby = ({ place }: LobbyProps) => {
  const [room = "", first = ""] = place.split("/");
  return (
    <Frame title={inWords(thirteen.words).title} room="thirteen">
      <Door typed={room === "seed" ? first : ""} />
    </Frame>
  );
};
