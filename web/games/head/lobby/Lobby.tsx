/** The lobby's start screen; its other screens are loaded on demand. */
import "@fontsource/pirata-one/latin-400.css";
import { Square } from "../hall/square/Square.tsx";
import { page as headPage } from "../page.ts";
import { Frame, inLanguage } from "../shared.ts";
import { Gate } from "./Gate.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={inLanguage(headPage.words).title} room="head">
    <div class="head-room head-lobby">
      <Square />
      <Gate />
    </div>
  </Frame>
);
