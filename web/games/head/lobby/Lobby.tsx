/** The gate, where one comes in; the rooms behind it are fetched when one goes there. */
import "@fontsource/pirata-one/latin-400.css";
import { head } from "../index.ts";
import { Frame, inLanguage } from "../shared.ts";
import { Square } from "../square/Square.tsx";
import { Gate } from "./Gate.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={inLanguage(head.words).title} room="head">
    <div class="head-room head-lobby">
      <Square />
      <Gate />
    </div>
  </Frame>
);
