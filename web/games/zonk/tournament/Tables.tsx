/** The bracket: a table for every match, with its scores as they are now. */
import type { Tournament } from "@turnlight/games/zonk";
import type { ComponentChildren } from "preact";
import { Patron, patronOf } from "../faces/Patron.tsx";
import { me } from "../lobby/seating.ts";
import { Avatar } from "../play/Avatar.tsx";
import { Count, number } from "../shared.ts";
import { tournamentWords } from "../words/tournament.ts";
import { Cup } from "./Cup.tsx";
import { seatName } from "./names.ts";
import type { BracketTable, TablePlace } from "./tables.ts";

interface TablesProps {
  readonly tournament: Tournament;
  readonly tables: readonly (readonly BracketTable[])[];
  readonly target: number;
  /** Under the final. */
  readonly children?: ComponentChildren;
}

const FlameIcon = () => (
  <svg class="bracket-flame" viewBox="0 0 40 36" aria-hidden="true">
    <path class="bracket-flame-outer" d="M20 2c8 10 11 15 11 21a11 11 0 0 1-22 0c0-6 3-11 11-21z" />
    <path class="bracket-flame-inner" d="M20 15c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z" />
  </svg>
);

export const EntrantFace = ({ tournament, entrant }: { readonly tournament: Tournament; readonly entrant: number }) => {
  const bot = tournament.entrants[entrant]?.bot;
  return (
    <span class="bracket-face">{bot === undefined ? <Avatar sitter={me()} /> : <Patron name={patronOf(bot)} />}</span>
  );
};

/** What happened last at this place, in a few words. */
const lastSaid = ({ last, state }: BracketTable, seat: number): string | undefined => {
  if (state !== "live" || last === undefined || last.seat !== seat) return undefined;
  const texts = tournamentWords.value;
  if (last.banked > 0) return texts.banked(number(last.banked), last.left);
  return last.lost > 0 ? texts.zonked(number(last.lost)) : texts.zonkedFree;
};

const Place = ({
  tournament,
  place,
  table,
  seat,
  target,
}: {
  readonly tournament: Tournament;
  readonly place: TablePlace;
  readonly table: BracketTable;
  readonly seat: number;
  readonly target: number;
}) => {
  const texts = tournamentWords.value;
  const names = place.entrants.map((entrant) => seatName(tournament, entrant));
  const [one = texts.open, other] = names;
  const said = lastSaid(table, seat);
  const isOut = table.state === "over" && !place.hasWon;
  return (
    <li
      class={`bracket-entrant${place.hasWon ? " won" : ""}${isOut ? " out" : ""}`}
      style={{ "--done": Math.min(1, (place.score ?? 0) / target) }}
    >
      <span class="bracket-faces">
        {place.entrants.map((entrant) => (
          <EntrantFace key={entrant} tournament={tournament} entrant={entrant} />
        ))}
        {place.entrants.length === 0 && <i class="bracket-free" />}
      </span>
      <span class="bracket-name">
        <span>{other === undefined ? one : texts.or(one, other)}</span>
        {place.hasWon && <span class="spoken-only">{texts.won}</span>}
        {said !== undefined && <small>{said}</small>}
      </span>
      <span class="bracket-score">{place.score === undefined ? "" : <Count value={place.score} />}</span>
    </li>
  );
};

/** The table of the round before that is still undecided, if it is one alone. */
const awaitedBy = ({ state, places }: BracketTable, match: number): number | undefined => {
  const open = state === "open" ? places.flatMap(({ entrants }, seat) => (entrants.length === 2 ? [seat] : [])) : [];
  return open.length === 1 && open[0] !== undefined ? 2 * match + open[0] : undefined;
};

const headOf = (table: BracketTable, match: number, isFinal: boolean): string => {
  const { state, round, isMine } = table;
  const texts = tournamentWords.value;
  const awaited = awaitedBy(table, match);
  if (awaited !== undefined && !isFinal) return (isMine ? texts.yourMatchAwaits : texts.awaits)(awaited + 1);
  const name = isMine ? texts.yourMatch : isFinal ? texts.everybody : texts.table(match + 1);
  if (state === "over") return `${name}, ${texts.finished}`;
  if (state === "ready") return `${name}, ${texts.waiting}`;
  return state === "live" ? `${name}, ${texts.round(round)}` : name;
};

export const Tables = ({ tournament, tables, target, children }: TablesProps) => {
  const texts = tournamentWords.value;
  return (
    <div class="bracket">
      {tables.map((round, n) => (
        <section key={texts.rounds[n]} class="bracket-round">
          <h2>
            {texts.rounds[n]}
            {n === 0 && <small>{texts.firstTo(number(target))}</small>}
          </h2>
          <div class="bracket-tables">
            {round.map((table, match) => (
              <div
                key={match}
                class={`bracket-cell${table.isMine && tables[n + 1]?.[match >> 1]?.isMine === true ? " onward" : ""}`}
              >
                {n === tables.length - 1 && <Cup />}
                <section class={`bracket-match${table.isMine ? " mine" : ""}`} data-state={table.state}>
                  <h3>
                    {table.state === "live" && (
                      <b>
                        <FlameIcon />
                        {texts.live}
                      </b>
                    )}
                    {headOf(table, match, n === tables.length - 1)}
                  </h3>
                  <ul>
                    {table.places.map((place, seat) => (
                      <Place
                        key={seat}
                        tournament={tournament}
                        place={place}
                        table={table}
                        seat={seat}
                        target={target}
                      />
                    ))}
                  </ul>
                </section>
                {n === tables.length - 1 && <div class="bracket-below">{children}</div>}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
