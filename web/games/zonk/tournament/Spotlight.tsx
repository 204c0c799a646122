/** The table that matters most while one waits: both faces, both scores, and what happened last. */
import type { Tournament } from "@turnlight/games/zonk";
import { Bust, type BustMood } from "../faces/Bust.tsx";
import { patronOf } from "../faces/patrons.ts";
import { Count, number } from "../shared.ts";
import { tournamentWords } from "../words/tournament.ts";
import { seatName } from "./names.ts";
import type { BracketTable, TableNews } from "./tables.ts";

export const newsSaid = (tournament: Tournament, { event, entrants, isLast }: TableNews): string => {
  const texts = tournamentWords.value;
  const [name, other] = [entrants[event.seat], entrants[1 - event.seat]].map((one) => seatName(tournament, one));
  const [high, low] = event.scores.toSorted((a, b) => b - a);
  if (isLast) return texts.newsWon(name ?? "", other ?? "", texts.score(number(high ?? 0), number(low ?? 0)));
  if (event.banked > 0) return texts.newsBanked(name ?? "", number(event.banked), event.left);
  return event.lost > 0 ? texts.newsZonked(name ?? "", number(event.lost)) : texts.newsZonkedFree(name ?? "");
};

/** The table whose winner one meets next; else the first one that is running. */
export const spotlightOf = (tables: readonly BracketTable[]): number | undefined => {
  const mine = tables.findIndex(({ isMine }) => isMine);
  const neighbour = mine < 0 ? -1 : mine % 2 === 0 ? mine + 1 : mine - 1;
  if (tables[neighbour]?.state === "live") return neighbour;
  const live = tables.findIndex(({ state, isMine }) => state === "live" && !isMine);
  return live < 0 ? undefined : live;
};

const moodOf = ({ last, places }: BracketTable, seat: number): BustMood => {
  if (last?.seat === seat) return last.banked > 0 ? "pleased" : "worried";
  return (places[seat]?.score ?? 0) >= (places[1 - seat]?.score ?? 0) ? "calm" : "worried";
};

interface SpotlightProps {
  readonly tournament: Tournament;
  readonly table: BracketTable;
  readonly news: TableNews | undefined;
}

export const Spotlight = ({ tournament, table, news }: SpotlightProps) => (
  <section class="spotlight" aria-label={tournamentWords.value.live}>
    <div class="spotlight-art" aria-hidden="true">
      {table.places.map(({ entrants: [entrant = 0] }, seat) => {
        const bot = tournament.entrants[entrant]?.bot;
        return (
          <span key={seat} class="spotlight-bust" data-seat={seat}>
            {bot !== undefined && <Bust name={patronOf(bot)} mood={moodOf(table, seat)} />}
          </span>
        );
      })}
    </div>
    <div class="spotlight-race">
      {table.places.map(({ entrants: [entrant], score = 0 }, seat) => (
        <p key={seat}>
          <span>{seatName(tournament, entrant)}</span>
          <b>
            <Count value={score} />
          </b>
        </p>
      ))}
    </div>
    <p class="spotlight-news">{news === undefined ? "" : newsSaid(tournament, news)}</p>
  </section>
);
