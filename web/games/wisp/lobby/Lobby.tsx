/** The lobby's start screen, the campaign's map; its other screens are loaded on demand. */
import { page as wispPage } from "../page.ts";
import { Frame } from "../shared.ts";
import { Clearings } from "./Clearings.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={wispPage.words.value.title} room="wisp">
    <Clearings />
  </Frame>
);
