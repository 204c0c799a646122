/** At the table of one's own tournament match: how another table stands, moving on after every turn. */
import { useSignal } from "@preact/signals";
import type { Tournament } from "@turnlight/games/zonk";
import { type MatchTale, turnAt } from "@turnlight/games/zonk";
import { useEffect } from "preact/hooks";
import { keptTournament } from "../saved.ts";
import { number } from "../shared.ts";
import type { ZonkSolver } from "../solver-worker.ts";
import { tournamentWords } from "../words/tournament.ts";
import { othersOf, otherTable, type TaleAtTable } from "./bracket.ts";
import { seatName } from "./names.ts";
import { readTournament } from "./useTournament.ts";

interface Elsewhere {
  readonly tournament: Tournament;
  readonly tables: readonly TaleAtTable[];
}

const loadElsewhere = async (solver: ZonkSolver): Promise<Elsewhere | undefined> => {
  const saved = await keptTournament();
  const tournament = readTournament(saved);
  if (saved === undefined || tournament === undefined) return undefined;
  const others = othersOf(tournament);
  const played = await solver.ask("play", { tables: others.map((due) => otherTable(tournament, saved.config, due)) });
  if (!played.ok) return undefined;
  return { tournament, tables: others.map((due, i) => ({ due, tale: played.value[i] ?? [] })) };
};

const scoresAt = (tale: MatchTale, clock: number): readonly [number, number] => turnAt(tale, clock)?.scores ?? [0, 0];

export const OtherTables = ({ solver, clock }: { readonly solver: ZonkSolver; readonly clock: number }) => {
  const elsewhere = useSignal<Elsewhere | undefined>(undefined);
  useEffect(() => {
    void loadElsewhere(solver).then((found) => {
      elsewhere.value = found;
    });
  }, [solver]);
  const { tournament, tables = [] } = elsewhere.value ?? {};
  const shown = tables[Math.floor(clock / 2) % Math.max(1, tables.length)];
  if (tournament === undefined || shown === undefined) return null;
  const [one, other] = shown.due.pairing.entrants.map((entrant) => seatName(tournament, entrant));
  const [first, second] = scoresAt(shown.tale, clock);
  return (
    <p class="tavern-elsewhere" title={tournamentWords.value.otherTables}>
      <span class="spoken-only">{tournamentWords.value.otherTables}: </span>
      {`${one} ${number(first)} : ${number(second)} ${other}`}
    </p>
  );
};
