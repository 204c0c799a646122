/** The lobby's start screen; its other screens are loaded on demand. */
import { page as zonkPage } from "../page.ts";
import { Frame } from "../shared.ts";
import { Front } from "./Front.tsx";
import "../tokens.css";
import "./front.css";

export const Lobby = () => (
  <Frame title={zonkPage.words.value.title} room="zonk">
    <Front />
  </Frame>
);
