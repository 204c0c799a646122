/** The lobby's start screen, the campaign's map; its other screens are loaded on demand. */
import { page as wispPage } from "../page.ts";
import { Frame, inLanguage } from "../shared.ts";
import { Clearings } from "./Clearings.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={inLanguage(wispPage.words).title} room="wisp">
    <Clearings />
  </Frame>
);
