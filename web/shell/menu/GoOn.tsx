/** Where one left off: the matches of all games that were played last, and the way to all others. */
import { doors } from "../../games/doors.ts";
import { inLanguage } from "../../language/language.ts";
import { LeftMatches } from "../../table/feed/LeftMatches.tsx";
import { words } from "../../table/feed/words.ts";
import { askForNews, feeds } from "./feeds.ts";

/** As many as stand beside each other on a wide screen; a phone shows the first. */
const offered = 3;

export const GoOn = () => {
  const said = words.value;
  const all = Object.entries(feeds.value).flatMap(([game, { unfinished }]) => {
    const door = doors[game];
    if (door === undefined) return [];
    const { words: own, room, Scene } = door;
    return unfinished.map((match) => ({ ...match, title: inLanguage(own).title, room, Scene }));
  });
  const count = Object.values(feeds.value).reduce((sum, { left }) => sum + left, 0);
  if (all.length === 0) return null;
  const newest = all.toSorted((a, b) => b.touched - a.touched).slice(0, offered);
  return (
    <section class="go-on-playing">
      <div class="go-on-head">
        <h2>{said.title}</h2>
        {count > 1 && <a href="#/unfinished">{said.all(count)}</a>}
      </div>
      <LeftMatches matches={newest} now={Date.now()} onChange={() => void askForNews()} />
    </section>
  );
};
