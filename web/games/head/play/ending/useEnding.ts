/** What is found out and kept once a duel is over: both boards, the duel itself, and what it has earned. */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import { type Board, type HeadView, head, other, type Pair } from "@turnlight/games/head";
import { Match, readRecord } from "@turnlight/kernel";
import type { ScreenProps } from "../../shared.ts";
import { headViewIn } from "../../view.ts";
import { type Deed, type KeptDuel, newDeeds } from "../deeds.ts";
import { keepDuel } from "../keep.ts";
import { summaryOf } from "../summary.ts";

export interface Ended {
  /** Whose head is off. */
  readonly loser: 0 | 1;
  readonly how: KeptDuel["how"];
  readonly record: string;
  readonly boards: Pair<Board | null>;
  /** The person's duels against the house so far, this one last; empty where two people played. */
  readonly duels: readonly KeptDuel[];
  readonly deeds: readonly Deed[];
}

/** The boards behind a record, which holds every secret. */
const boardsIn = (text: string): Pair<Board | null> => {
  const read = readRecord(text);
  const resumed = read.ok ? Match.resume(head.rules, read.value) : read;
  return resumed.ok ? resumed.value.match.state.boards : [null, null];
};

export const loserOf = (scores: readonly number[]): 0 | 1 => ((scores[0] ?? 0) < (scores[1] ?? 0) ? 0 : 1);

type Hosting = Pick<ScreenProps, "sight" | "busy"> & { readonly actions: ScreenProps["actions"] | undefined };

/** A duel that counts: one person against the house. */
const duelOf = ({ sight }: Hosting, view: HeadView, loser: 0 | 1, how: KeptDuel["how"]): KeptDuel | undefined => {
  const { sitters } = sight.peek().laid;
  const seat = sitters[0]?.kind === "person" ? 0 : 1;
  const rival = sitters[other(seat)];
  if (sitters[seat]?.kind !== "person" || rival?.kind !== "bot") return undefined;
  return {
    at: Date.now(),
    won: loser !== seat,
    difficulty: view.config.difficulty[seat],
    opponent: rival.bot.startsWith("oracle") ? "oracle" : "executioner",
    grid: view.config.grids[other(seat)],
    how,
    summary: summaryOf(view, seat),
  };
};

export const useEnding = (hosting: Hosting): ReadonlySignal<Ended | undefined> => {
  const { sight, busy, actions } = hosting;
  const ended = useSignal<Ended | undefined>(undefined);
  useSignalEffect(() => {
    const { outcome, view, commitment } = sight.value;
    const seen = headViewIn(view);
    if (outcome === undefined || seen === undefined) {
      ended.value = undefined;
      return;
    }
    if (busy.value || actions === undefined || ended.peek() !== undefined) return;
    const loser = loserOf(outcome.scores);
    const how = outcome.ended === undefined ? (seen.fall?.why ?? "misses") : "resigned";
    const duel = duelOf(hosting, seen, loser, how);
    void actions.record().then(async (record) => {
      if (!record.ok) return;
      const duels = duel === undefined ? [] : await keepDuel(commitment, duel);
      if (sight.peek().commitment !== commitment) return;
      const boards = boardsIn(record.value);
      ended.value = { loser, how, record: record.value, boards, duels, deeds: newDeeds(duels) };
    });
  });
  return ended;
};
