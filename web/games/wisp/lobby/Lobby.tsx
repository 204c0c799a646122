/** The campaign's map, where one comes in; the wisp's other rooms are fetched when one goes there. */
import { wisp } from "../page.ts";
import { Frame, inLanguage } from "../shared.ts";
import { Clearings } from "./Clearings.tsx";
import "../tokens.css";
import "./lobby.css";

export const Lobby = () => (
  <Frame title={inLanguage(wisp.words).title} room="wisp">
    <Clearings />
  </Frame>
);
