/** The tavern's door, where one sits down; its other rooms are fetched when one goes there. */
import { page as zonkPage } from "../page.ts";
import { Frame, inLanguage } from "../shared.ts";
import { SetUp } from "./SetUp.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={inLanguage(zonkPage.words).title} room="zonk">
    <SetUp />
  </Frame>
);
