/** The gate, where one comes in; the rooms behind it are fetched when one goes there. */
import "@fontsource/pirata-one/latin-400.css";
import { Square } from "../hall/square/Square.tsx";
import { head } from "../page.ts";
import { Frame, inLanguage } from "../shared.ts";
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
