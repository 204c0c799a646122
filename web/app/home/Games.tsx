/** The four games as rooms of one house, edge to edge: the picture leads to the lobby, the round key plays at once. */
import { hallCards } from "../../games/index.ts";
import { PlayIcon } from "../../ui/shell-icons.tsx";
import { loadedArt } from "./art.ts";
import { expectedSummaries, haveSummaries, summaries } from "./summaries.ts";
import { homeWords } from "./words.ts";

const RoomTile = ({ name }: { readonly name: string }) => {
  const card = hallCards[name];
  const summary = summaries.value[name];
  if (card === undefined) return null;
  const { room, words, firstMatch, playAgain } = card;
  const { title, tagline, today = tagline } = words.value;
  const art = loadedArt.value[name];
  const progress = summary === undefined ? "" : summary.progress.value || summary.goal.value;
  const isPlayed = haveSummaries.value ? summary !== undefined : expectedSummaries.played.includes(name);
  // A newcomer's first match explains itself.
  const atOnce = isPlayed ? playAgain : firstMatch;
  return (
    <li class={`room room-${name}`} data-room={room}>
      <a class="room-link" href={`#/play/${name}`}>
        {typeof art === "object" && <art.Room />}
        <span class="room-words">
          <strong>{title}</strong>
          <span class="long">{progress || tagline}</span>
          <span class="short">{progress || today}</span>
        </span>
      </a>
      {atOnce !== undefined && (
        <a class="room-play" href={`#/play/${name}/${atOnce}`} aria-label={homeWords.value.playAgain(title)}>
          <PlayIcon />
        </a>
      )}
    </li>
  );
};

export const Games = () => (
  <section class="rooms" aria-labelledby="games">
    <h2 id="games" class="spoken-only">
      {homeWords.value.games}
    </h2>
    <ul>
      {Object.entries(hallCards)
        .filter(([, { featured }]) => featured)
        .map(([name]) => (
          <RoomTile key={name} name={name} />
        ))}
    </ul>
  </section>
);
