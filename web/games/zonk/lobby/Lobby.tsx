/** The tavern's door, where one sits down; its other rooms are fetched when one goes there. */
import { zonk } from "../page.ts";
import { Frame, inLanguage } from "../shared.ts";
import { SetUp } from "./SetUp.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={inLanguage(zonk.words).title} room="zonk">
    <SetUp />
  </Frame>
);
