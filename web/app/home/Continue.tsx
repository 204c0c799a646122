/** The most recently played unfinished matches of all games, and a link to the full list. */
import { hallCards } from "../../games/index.ts";
import { inLanguage } from "../../language/language.ts";
import { continueList } from "../../match/unfinished/continue-list.ts";
import { UnfinishedMatches } from "../../match/unfinished/UnfinishedMatches.tsx";
import { words } from "../../match/unfinished/words.ts";
import { offered } from "./collect-summaries.ts";
import { refreshSummaries, summaries } from "./summaries.ts";

export const Continue = () => {
  const labels = words.value;
  const { matches, count } = continueList(summaries.value, offered);
  if (matches.length === 0) return null;
  const cards = matches.flatMap(({ game, ...match }) => {
    const door = hallCards[game];
    if (door === undefined) return [];
    const { words: own, room, Scene } = door;
    return [{ ...match, title: inLanguage(own).title, room, Scene }];
  });
  return (
    <section class="go-on-playing">
      <div class="go-on-head">
        <h2>{labels.title}</h2>
        {count > 1 && <a href="#/unfinished">{labels.all(count)}</a>}
      </div>
      <UnfinishedMatches matches={cards} now={Date.now()} onChange={() => void refreshSummaries()} />
    </section>
  );
};
