/** The great games with what there is to say of each, as ways to their lobbies. */
import { hallCards } from "../../games/doors.ts";
import { inLanguage } from "../../language/language.ts";

/** `tells` what is said of a game; where that is nothing, the game says its own call. */
export const GameTiles = ({ tells }: { tells(game: string): readonly string[] }) => (
  <ul class="game-tiles">
    {Object.entries(hallCards)
      .filter(([, { great }]) => great)
      .map(([game, { room, Scene, words }]) => {
        const { title, call } = inLanguage(words);
        const lines = tells(game);
        return (
          <li key={game} data-room={room}>
            <a class="game-tile paper" href={`#/play/${game}`}>
              <Scene />
              <span class="row-words">
                <strong>{title}</strong>
                {(lines.length === 0 ? [call] : lines).map((line) => (
                  <span key={line} class="soft">
                    {line}
                  </span>
                ))}
              </span>
            </a>
          </li>
        );
      })}
  </ul>
);
