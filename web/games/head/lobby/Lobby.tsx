/** The square before the duel: the game's own menu. */
import type { LobbyProps } from "../../screen.ts";
import { Button, Frame, inWords, PlayIcon } from "../house.ts";
import { head } from "../index.ts";
import { beginDuel, mySeat } from "./begin.ts";
import { words } from "./words.ts";

export const Lobby = (_: LobbyProps) => {
  const [opponent] = head.opponents;
  const begin = () =>
    opponent && void beginDuel("", [mySeat(), { kind: "bot", bot: opponent.bot, name: inWords(opponent.name) }]);
  return (
    <Frame title={inWords(head.words).title} room="head">
      <form class="setup">
        <Button icon={PlayIcon} wide onPress={() => begin()}>
          {words.value.newGame}
        </Button>
      </form>
    </Frame>
  );
};
