/** The lobby's start screen; its other screens are loaded on demand. */
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
