/** Cards of the four main games, with the player's progress in each. */
import { hallCards } from "../../games/index.ts";
import { houseTexts, inLanguage } from "../../language/language.ts";
import { expectedSummaries, haveSummaries, summaries } from "./summaries.ts";

const GreatCard = ({ name }: { readonly name: string }) => {
  const labels = houseTexts.value.menu;
  const door = hallCards[name];
  const feed = summaries.value[name];
  if (door === undefined) return null;
  const { room, Scene, words, firstMatch } = door;
  const own = inLanguage(words);
  const lines =
    feed === undefined ? [] : [inLanguage(feed.goal), inLanguage(feed.progress)].filter((line) => line !== "");
  const isPlayed = haveSummaries.value ? feed !== undefined : expectedSummaries.played.includes(name);
  return (
    <li data-room={room} class="great-place">
      <a class="great-card" href={`#/play/${name}`}>
        <Scene />
        <span class="card-words">
          <strong>{own.title}</strong>
          {lines.length === 0 ? (
            <span>{own.tagline}</span>
          ) : (
            lines.map((line, i) => (
              <span key={line} class={i === 0 ? "card-goal" : "card-progress"}>
                {line}
              </span>
            ))
          )}
        </span>
      </a>
      {!isPlayed && firstMatch !== undefined && (
        <a class="card-minute" href={`#/play/${name}/${firstMatch}`} aria-label={`${labels.minute}: ${own.title}`}>
          {labels.minute}
        </a>
      )}
    </li>
  );
};

export const Games = () => {
  const labels = houseTexts.value.menu;
  const all = Object.entries(hallCards);
  return (
    <>
      <h2 class="spoken-only">{labels.games}</h2>
      <ul class="great">
        {all
          .filter(([, { featured }]) => featured)
          .map(([name]) => (
            <GreatCard key={name} name={name} />
          ))}
      </ul>
    </>
  );
};
