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

const headOf = ({ state, round, isMine }: BracketTable, match: number, isFinal: boolean): string => {
  const texts = tournamentWords.value;
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
          <h2>{texts.rounds[n]}</h2>
          <div class="bracket-tables">
            {round.map((table, match) => (
              <div key={match} class="bracket-cell">
                {n === tables.length - 1 && <Cup />}
                <section class={`bracket-match${table.isMine ? " mine" : ""}`} data-state={table.state}>
                  <h3>
                    {table.state === "live" && <b>{texts.live}</b>}
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
                {n === tables.length - 1 && children}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};
