/** The lobby's screens loaded on demand: new game, daily duel, rules, records. */
import "@fontsource/pirata-one/latin-400.css";
import type { LobbyProps } from "../../screen.ts";
import { Square } from "../hall/square/Square.tsx";
import { Frame } from "../shared.ts";
import { words as huntWords } from "../words/hunt.ts";
import { words } from "../words/lobby.ts";
import { Daily } from "./Daily.tsx";
import { NewGame } from "./NewGame.tsx";
import { Records } from "./Records.tsx";
import { Rules } from "./Rules.tsx";
import "../tokens.css";
import "./lobby.css";
import "./portrait.css";
import "./new-game.css";
import "./daily.css";
import "./rules.css";
import "./records.css";

const rooms = {
  new: { title: () => words.value.newGame.title, Room: NewGame },
  daily: { title: () => huntWords.value.title, Room: Daily },
  rules: { title: () => words.value.rules.title, Room: Rules },
  records: { title: () => words.value.records.title, Room: Records },
} as const;

const isRoom = (place: string): place is keyof typeof rooms => Object.hasOwn(rooms, place);

export const Rooms = ({ place }: LobbyProps) => {
  const { title, Room } = rooms[isRoom(place) ? place : "new"];
  return (
    <Frame title={title()} room="head">
      <div class="head-room head-lobby">
        <Square />
        <Room />
      </div>
    </Frame>
  );
};
