/** The level editor as a lobby screen, loaded on demand. */
import type { LobbyProps } from "../../screen.ts";
import { Frame } from "../shared.ts";
import { words } from "../words/words.ts";
import { Editor } from "./Editor.tsx";
import "../tokens.css";

export const WorkshopRoom = ({ place }: LobbyProps) => (
  <Frame title={words.value.editor.title} room="wisp">
    <Editor key={place} place={place.split("/").slice(1)} />
  </Frame>
);
