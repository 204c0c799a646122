/** The tournament of this device: loaded, moved on with one's own match, and saved after every change. */
import { type ReadonlySignal, useSignal } from "@preact/signals";
import { champion, type MatchTale, type Tournament } from "@turnlight/games/zonk";
import { useEffect, useMemo } from "preact/hooks";
import { type KeptTournament, keepTournament, keptTournament } from "../saved.ts";
import { pace, store } from "../shared.ts";
import { openSolver } from "../solver-worker.ts";
import {
  dueOf,
  lastClock,
  othersOf,
  otherTable,
  type TaleAtTable,
  tournamentOf,
  withClock,
  withOwnResult,
} from "./bracket.ts";
import { loadOwnMatch, type OwnMatch } from "./own-match.ts";

/** A turn at every other table takes so long to watch, in milliseconds. */
const turnLasts = 900;

export interface TournamentControl {
  /** Undefined until it is loaded. */
  readonly saved: ReadonlySignal<KeptTournament | "none" | undefined>;
  readonly tales: ReadonlySignal<ReadonlyMap<string, MatchTale>>;
  readonly own: ReadonlySignal<OwnMatch | undefined>;
  readonly isWatching: ReadonlySignal<boolean>;
  /** Replaces the tournament. */
  begin(fresh: KeptTournament): Promise<void>;
  /** The person sits down at this match. */
  sitDown(match: string): Promise<void>;
  watch(on: boolean): void;
  /** Every other table of the round plays to its end. */
  finishRound(): Promise<void>;
}

export const readTournament = (saved: KeptTournament | "none" | undefined): Tournament | undefined => {
  const read = saved === undefined || saved === "none" ? undefined : tournamentOf(saved);
  return read?.ok === true ? read.value : undefined;
};

export const useTournament = (): TournamentControl => {
  const saved = useSignal<KeptTournament | "none" | undefined>(undefined);
  const tales = useSignal<ReadonlyMap<string, MatchTale>>(new Map());
  const own = useSignal<OwnMatch | undefined>(undefined);
  const isWatching = useSignal(false);
  const solver = useMemo(() => openSolver(), []);

  const keep = async (now: KeptTournament): Promise<void> => {
    saved.value = now;
    await keepTournament(now);
  };
  const current = (): KeptTournament | undefined => {
    const now = saved.peek();
    return now === "none" ? undefined : now;
  };
  /** The others' matches that are due, each with its tale, which is played in the worker the first time. */
  const talesDue = async (now: KeptTournament): Promise<readonly TaleAtTable[]> => {
    const tournament = readTournament(now);
    if (tournament === undefined) return [];
    // Those that are over are news still.
    const unknown = othersOf(tournament).filter(({ pairing }) => !tales.peek().has(pairing.seed));
    if (unknown.length > 0) {
      const played = await solver.ask("play", {
        tables: unknown.map((due) => otherTable(tournament, now.config, due)),
      });
      if (!played.ok) return [];
      tales.value = new Map([
        ...tales.peek(),
        ...unknown.map(({ pairing }, i) => [pairing.seed, played.value[i] ?? []] as const),
      ]);
    }
    return dueOf(tournament).others.flatMap((due) => {
      const tale = tales.peek().get(due.pairing.seed);
      return tale === undefined ? [] : [{ due, tale }];
    });
  };
  /** Moves the other tables on. */
  const moveTo = async (clockOf: (tales: readonly TaleAtTable[]) => number): Promise<void> => {
    const before = current();
    if (before === undefined) return;
    const due = await talesDue(before);
    const now = current();
    // Another tournament was begun meanwhile.
    if (now === undefined || now.seed !== before.seed) return;
    await keep(withClock(now, due, clockOf(due)));
    const after = current();
    // The tales of a new round are needed to show it.
    if (after !== undefined) await talesDue(after);
  };
  useEffect(() => {
    const open = async () => {
      const found = await keptTournament();
      if (found === undefined) {
        saved.value = "none";
        return;
      }
      const running = found.playing === "" ? undefined : await loadOwnMatch(found.playing);
      const results = found.playing === "" ? [] : await (await store).results({ game: "zonk" });
      own.value = running;
      // Nothing is shown before the other tables stand where they are, so that no button appears and goes again.
      const entered = withOwnResult(found, results, running !== undefined);
      const now = withClock(entered, await talesDue(entered), running?.turns ?? 0);
      await talesDue(now);
      await keep(now);
    };
    void open();
    return () => solver.close();
  }, []);
  useEffect(() => {
    if (!isWatching.value) return;
    const timer = setInterval(() => {
      const now = current();
      const tournament = readTournament(now);
      const isDone = tournament === undefined || champion(tournament) !== undefined;
      if (isDone || dueOf(tournament).mine !== undefined) isWatching.value = false;
      else void moveTo(() => (now?.clock ?? 0) + 1);
    }, turnLasts * pace.value.factor);
    return () => clearInterval(timer);
  }, [isWatching.value, pace.value.factor]);
  return {
    saved,
    tales,
    own,
    isWatching,
    begin: async (fresh) => {
      isWatching.value = false;
      own.value = undefined;
      await keep(fresh);
      await moveTo(() => 0);
    },
    sitDown: async (match) => {
      const now = current();
      if (now !== undefined) await keep({ ...now, playing: match });
    },
    watch: (on) => {
      isWatching.value = on;
    },
    finishRound: () => moveTo(lastClock),
  };
};
