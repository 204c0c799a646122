/** The lobby's start screen; its other screens are loaded on demand. */
import "@fontsource/pirata-one/latin-400.css";
import { page as headPage } from "../page.ts";
import { BookIcon, Frame, go, IconButton } from "../shared.ts";
import { words } from "../words/gate.ts";
import { Gate } from "./gate/Gate.tsx";
import "../tokens.css";
import "./gate/gate.css";
import "./gate/table.css";

export const Lobby = () => (
  <Frame
    title={headPage.words.value.title}
    room="head"
    tools={<IconButton icon={BookIcon} label={words.value.links.rules} onPress={() => go("/play/head/rules")} />}
  >
    <Gate />
  </Frame>
);
