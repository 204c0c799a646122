/** Tiles for the featured games, each linking to its lobby. */

import { hallCards } from "./index.ts";

/** `tells` returns the lines to show for a game; where it returns none, the game's tagline is shown. */
export const GameTiles = ({ tells }: { tells(game: string): readonly string[] }) => (
  <ul class="game-tiles">
    {Object.entries(hallCards)
      .filter(([, { featured }]) => featured)
      .map(([game, { Scene, words }]) => {
        const { title, tagline } = words.value;
        const lines = tells(game);
        return (
          <li key={game}>
            <a class="game-tile paper" href={`#/play/${game}`}>
              <Scene />
              <span class="row-words">
                <strong>{title}</strong>
                {(lines.length === 0 ? [tagline] : lines).map((line) => (
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
