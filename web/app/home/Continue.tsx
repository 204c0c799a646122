/** Where one left off: the matches of all games that were played last, and the way to all others. */
import { hallCards } from "../../games/doors.ts";
import { inLanguage } from "../../language/language.ts";
import { UnfinishedMatches } from "../../match/unfinished/UnfinishedMatches.tsx";
import { words } from "../../match/unfinished/words.ts";
import { refreshSummaries, summaries } from "./summaries.ts";

/** As many as stand beside each other on a wide screen; a phone shows the first. */
const offered = 3;

export const Continue = () => {
  const said = words.value;
  const all = Object.entries(summaries.value).flatMap(([game, { unfinished }]) => {
    const door = hallCards[game];
    if (door === undefined) return [];
    const { words: own, room, Scene } = door;
    return unfinished.map((match) => ({ ...match, title: inLanguage(own).title, room, Scene }));
  });
  const count = Object.values(summaries.value).reduce((sum, { left }) => sum + left, 0);
  if (all.length === 0) return null;
  const newest = all.toSorted((a, b) => b.touched - a.touched).slice(0, offered);
  return (
    <section class="go-on-playing">
      <div class="go-on-head">
        <h2>{said.title}</h2>
        {count > 1 && <a href="#/unfinished">{said.all(count)}</a>}
      </div>
      <UnfinishedMatches matches={newest} now={Date.now()} onChange={() => void refreshSummaries()} />
    </section>
  );
};
