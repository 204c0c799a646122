/** The four great games, with how far one has come there. */
import { hallCards } from "../../games/doors.ts";
import { houseTexts, inLanguage } from "../../language/language.ts";
import { expectedSummaries, haveSummaries, summaries } from "./summaries.ts";

const GreatCard = ({ name }: { readonly name: string }) => {
  const said = houseTexts.value.menu;
  const door = hallCards[name];
  const feed = summaries.value[name];
  if (door === undefined) return null;
  const { room, Scene, words, minute } = door;
  const own = inLanguage(words);
  const told =
    feed === undefined ? [] : [inLanguage(feed.goal), inLanguage(feed.progress)].filter((line) => line !== "");
  const isPlayed = haveSummaries.value ? feed !== undefined : expectedSummaries.played.includes(name);
  return (
    <li data-room={room} class="great-place">
      <a class="great-card" href={`#/play/${name}`}>
        <Scene />
        <span class="card-words">
          <strong>{own.title}</strong>
          {told.length === 0 ? (
            <span>{own.call}</span>
          ) : (
            told.map((line, i) => (
              <span key={line} class={i === 0 ? "card-goal" : "card-progress"}>
                {line}
              </span>
            ))
          )}
        </span>
      </a>
      {!isPlayed && minute !== undefined && (
        <a class="card-minute" href={`#/play/${name}/${minute}`} aria-label={`${said.minute}: ${own.title}`}>
          {said.minute}
        </a>
      )}
    </li>
  );
};

export const Games = () => {
  const said = houseTexts.value.menu;
  const all = Object.entries(hallCards);
  return (
    <>
      <h2 class="spoken-only">{said.games}</h2>
      <ul class="great">
        {all
          .filter(([, { great }]) => great)
          .map(([name]) => (
            <GreatCard key={name} name={name} />
          ))}
      </ul>
    </>
  );
};
