/** What is loaded once a duel is over: both boards, the record, and the results saved by the host. */
import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import {
  type Board,
  type Duel,
  type DuelEnding,
  type HeadAchievement,
  head,
  memoryOf,
  newAchievements,
  newPeopleDeeds,
  type Pair,
  type PeopleDeed,
  type PeopleDuel,
} from "@turnlight/games/head";
import { Match, readRecord } from "@turnlight/kernel";
import type { TableSetup } from "../../../../match/table.ts";
import { keepMemory, keepPeopleDuel, peopleDuels, standing } from "../../saved.ts";
import type { HeadScreenProps } from "../props.ts";
import { type EndedGame, gamesAgainstBot, gamesOfPair } from "./course.ts";
import { ownerSeat, peopleDuelIn } from "./people-duel.ts";

export interface DuelOutcome {
  /** The seat that lost. */
  readonly loser: 0 | 1;
  readonly how: DuelEnding;
  readonly record: string;
  readonly boards: Pair<Board | null>;
  /** The duels against bots so far, this one last; empty where this one does not count. */
  readonly duels: readonly Duel[];
  readonly deeds: readonly HeadAchievement[];
  /** What a duel between people has earned the owner of the device. */
  readonly peopleDeeds: readonly PeopleDeed[];
  /** How this game and those before it between the same two ended, the latest last. */
  readonly games: readonly EndedGame[];
}

/** Both boards, read from the record of a finished match. */
const boardsIn = (text: string): Pair<Board | null> => {
  const read = readRecord(text);
  const resumed = read.ok ? Match.resume(head.rules, read.value) : read;
  return resumed.ok ? resumed.value.match.state.boards : [null, null];
};

export const loserOf = (scores: readonly number[]): 0 | 1 => ((scores[0] ?? 0) < (scores[1] ?? 0) ? 0 : 1);

/** The duels between people up to this one. */
const peopleDuelsUpTo = async (match: string, duel: PeopleDuel): Promise<readonly PeopleDuel[]> => {
  const { at } = await keepPeopleDuel(match, duel);
  return (await peopleDuels()).filter((one) => one.at <= at);
};

/** The Executioner remembers duels against himself that are no lesson, and never before their end. */
const isRemembered = ({ sitters, occasion }: TableSetup): boolean =>
  occasion === undefined && sitters.some((sitter) => sitter.kind === "bot" && sitter.bot.startsWith("executioner"));

type EndingPorts = Pick<HeadScreenProps, "sight" | "busy"> & {
  readonly actions: HeadScreenProps["actions"] | undefined;
};

export const useEnding = (hosting: EndingPorts): ReadonlySignal<DuelOutcome | undefined> => {
  const { sight, busy, actions } = hosting;
  const ended = useSignal<DuelOutcome | undefined>(undefined);
  useSignalEffect(() => {
    const { outcome, view, match, laid } = sight.value;
    if (outcome === undefined) {
      ended.value = undefined;
      return;
    }
    if (busy.value || actions === undefined || ended.peek() !== undefined) return;
    const loser = loserOf(outcome.scores);
    const how = outcome.ended === undefined ? (view.fall?.why ?? "misses") : "resigned";
    const between = peopleDuelIn(sight.peek(), how, Date.now());
    void actions.record().then(async (record) => {
      if (!record.ok) return;
      const [all, people] = await Promise.all([
        standing().then((kept) => kept.duels),
        between === undefined ? [] : peopleDuelsUpTo(match, between),
      ]);
      if (sight.peek().match !== match) return;
      const duels = all.slice(0, all.findLastIndex((duel) => duel.match === match) + 1);
      const boards = boardsIn(record.value);
      const person = laid.sitters.findIndex(({ kind }) => kind === "person") === 1 ? 1 : 0;
      const own = boards[person];
      if (isRemembered(laid) && own !== null) {
        const guesses = view.guesses.filter(({ by }) => by === person);
        const memory = memoryOf(own, view.config.grids[person], guesses, Date.now());
        if (memory !== undefined) await keepMemory(match, memory);
      }
      const games =
        between === undefined ? gamesAgainstBot(duels, person) : gamesOfPair(people, ownerSeat(sight.peek()));
      const deeds = newAchievements(duels);
      ended.value = {
        loser,
        how,
        record: record.value,
        boards,
        duels,
        deeds,
        peopleDeeds: newPeopleDeeds(people),
        games,
      };
    });
  });
  return ended;
};
