/** A card for each game, with one figure and one chart of its own; a game not played yet offers itself. */
import { hallCards } from "../../../games/index.ts";
import { ForwardIcon, PlayIcon } from "../../../ui/shell-icons.tsx";
import { Chart } from "./charts/Chart.tsx";
import type { GameOnProfile } from "./load.ts";
import { profileWords } from "./words.ts";

const PlayedCard = ({ portrait }: { readonly portrait: NonNullable<GameOnProfile["portrait"]> }) => {
  const { figure, unit, caption, note, chart, said, Figure } = portrait;
  return (
    <>
      <p class="portrait-figure">
        <b>{figure.value}</b> <span>{unit.value}</span>
        {Figure !== undefined && (
          <span class="portrait-chosen">
            <Figure />
          </span>
        )}
      </p>
      {chart === undefined ? <span class="portrait-chart" /> : <Chart chart={chart} said={said?.value ?? ""} />}
      <p class="portrait-caption">
        <b>{caption.value}</b>
        {note.value !== "" && <span>{note.value}</span>}
      </p>
    </>
  );
};

export const GameCards = ({ games }: { readonly games: readonly GameOnProfile[] }) => {
  const words = profileWords.value;
  return (
    <section class="portraits-place" aria-labelledby="portraits">
      <h2 id="portraits" class="spoken-only">
        {words.games}
      </h2>
      <ul class="portraits">
        {games.map(({ game, portrait }) => {
          const card = hallCards[game];
          if (card === undefined) return null;
          const { title, tagline } = card.words.value;
          return (
            <li key={game} class="portrait" data-room={card.room} data-game={game}>
              <h3>{title}</h3>
              {portrait === undefined ? (
                <>
                  <p class="portrait-figure">{words.notPlayed}</p>
                  <p class="portrait-scene">
                    <card.Scene />
                  </p>
                  <p class="portrait-caption">{tagline}</p>
                  <a class="portrait-play" href={`#/play/${game}`} aria-label={words.play(title)}>
                    <PlayIcon />
                    {words.playNow}
                  </a>
                </>
              ) : (
                <>
                  <PlayedCard portrait={portrait} />
                  <a class="portrait-open" href={`#/play/${game}`} aria-label={words.play(title)}>
                    <ForwardIcon />
                  </a>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
