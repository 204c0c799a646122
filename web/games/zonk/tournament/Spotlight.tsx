/** The table that matters most while one waits: both faces, both scores, and what happened last. */
import type { TaleTurn, Tournament } from "@turnlight/games/zonk";
import { Bust, type BustMood } from "../faces/Bust.tsx";
import { patronOf } from "../faces/patrons.ts";
import { Candle } from "../play/Candle.tsx";
import { Count, Die, number } from "../shared.ts";
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
  readonly target: number;
}

/** The wall behind both: a shelf with bottles. */
const Shelf = () => (
  <svg aria-hidden="true" class="spotlight-shelf" viewBox="0 0 440 142" preserveAspectRatio="xMidYMax slice">
    <path
      class="spotlight-planks"
      d="M40 0h2v142h-2zM90 0h2v142h-2zM140 0h2v142h-2zM190 0h2v142h-2zM240 0h2v142h-2zM290 0h2v142h-2zM340 0h2v142h-2zM390 0h2v142h-2z"
    />
    <g class="spotlight-bottles">
      <path d="M18 70V38q0-5 4-7V20h8v11q4 2 4 7v32zM70 70V46q0-4 3-6V30h7v10q3 2 3 6v24zM112 70V40q0-5 4-7V22h8v11q4 2 4 7v30zM164 70V48q0-4 3-6V34h7v8q3 2 3 6v22zM248 70V46q0-4 3-6V30h7v10q3 2 3 6v24zM300 70V38q0-5 4-7V20h8v11q4 2 4 7v32zM350 70V48q0-4 3-6V34h7v8q3 2 3 6v22zM404 70V40q0-5 4-7V22h8v11q4 2 4 7v30z" />
    </g>
    <path class="spotlight-board" d="M0 70h440v8H0z" />
  </svg>
);

/** What lies on the felt after the last turn: the dice set aside, and the roll that zonked. */
const SpotlightDice = ({ last }: { readonly last: TaleTurn | undefined }) => (
  <span class="spotlight-felt">
    <span>
      {last?.aside.map((face, i) => (
        <Die key={i} face={face} />
      ))}
    </span>
    <span class="spotlight-fell">
      {last?.fell.map((face, i) => (
        <Die key={i} face={face} />
      ))}
    </span>
  </span>
);

export const Spotlight = ({ tournament, table, news, target }: SpotlightProps) => (
  <section class="spotlight" aria-label={tournamentWords.value.live}>
    <div class="spotlight-art" aria-hidden="true">
      <Shelf />
      {table.places.map(({ entrants: [entrant = 0] }, seat) => {
        const bot = tournament.entrants[entrant]?.bot;
        return (
          <span key={seat} class="spotlight-bust" data-seat={seat}>
            {bot !== undefined && <Bust name={patronOf(bot)} mood={moodOf(table, seat)} />}
          </span>
        );
      })}
      <SpotlightDice last={table.last} />
      <Candle knocked={(table.last?.fell.length ?? 0) > 0} />
    </div>
    <div class="spotlight-race">
      {table.places.map(({ entrants: [entrant], score = 0 }, seat) => (
        <p key={seat} style={{ "--done": Math.min(1, score / target) }}>
          <span>{seatName(tournament, entrant)}</span>
          <b>
            <Count value={score} />
          </b>
        </p>
      ))}
      <small>{tournamentWords.value.firstTo(number(target))}</small>
    </div>
    <p class="spotlight-news">{news === undefined ? "" : newsSaid(tournament, news)}</p>
  </section>
);
