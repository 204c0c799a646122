/**
 * A table for a lesson: the match runs in the page, its dice are given, and the lesson itself moves for the others.
 * Nothing of it is saved.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import {
  accept,
  type BaseFact,
  factsFor,
  Match,
  type MatchStep,
  type Result,
  type Rules,
  refuse,
  seedOf,
  writeRecord,
} from "@turnlight/kernel";
import type { HeardEntry, Sitter, Table, TableSight } from "../table.ts";

const learner = 0;

export interface LessonMove {
  readonly seat: number;
  readonly move: string;
}

interface LessonPlan<Config, State, Move, View, Fact extends BaseFact> {
  readonly rules: Rules<Config, State, Move, View, Fact>;
  readonly config: string;
  /** The learner first. */
  readonly sitters: readonly Sitter[];
  /** What chance brings, in order, as move texts; afterwards it is drawn as usual. */
  readonly chance: readonly string[];
  /** Moves made before the learner sits down. */
  readonly opening?: readonly LessonMove[];
}

/** An entry with facts of the table's own game. */
interface StagedEntry<Fact extends BaseFact> extends HeardEntry {
  readonly facts: readonly Fact[];
}

/** A table that knows its game's views and facts, since it was opened with its rules. */
export interface StagedTable<View, Fact extends BaseFact> extends Table {
  readonly sight: ReadonlySignal<TableSight<View>>;
  listen(listener: (heard: StagedEntry<Fact>) => void): () => void;
  /** Moves for a seat. */
  enter(move: LessonMove): Result<undefined>;
  /** The match again from its beginning. */
  restart(): void;
}

/** The rules, with the chance moves of a lesson. */
const withChance = <Config, State, Move, View, Fact extends BaseFact>(
  rules: Rules<Config, State, Move, View, Fact>,
  chance: readonly string[],
): Rules<Config, State, Move, View, Fact> => {
  const given = [...chance];
  return {
    ...rules,
    roll(state, draw) {
      const text = given.shift();
      if (text === undefined) {
        if (rules.roll === undefined) throw new Error(`${rules.id} has no chance`);
        return rules.roll(state, draw);
      }
      const read = rules.moveText.read(text);
      if (!read.ok) throw new Error(read.refusal.reason);
      return read.value;
    },
  };
};

export const lessonTable = <Config, State, Move, View, Fact extends BaseFact>(
  plan: LessonPlan<Config, State, Move, View, Fact>,
): StagedTable<View, Fact> => {
  const { rules, config, sitters, chance, opening = [] } = plan;
  const read = rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const begin = () => {
    const { match } = Match.begin(withChance(rules, chance), read.value, { seed: seedOf("lesson") });
    for (const { seat, move } of opening) {
      const entered = match.play(seat, move);
      if (!entered.ok) throw new Error(`${move}: ${entered.refusal.reason}`);
    }
    return match;
  };
  let match = begin();
  let lessons = 0;
  const listeners = new Set<(heard: StagedEntry<Fact>) => void>();
  const sightNow = (): TableSight<View> => {
    const { turn, outcome } = match;
    const moves = match.moves(learner);
    return {
      match: "lesson",
      version: match.length,
      laid: { game: rules.id, config, sitters },
      viewer: learner,
      holder: learner,
      view: match.view(learner),
      ...("length" in moves && { moves: moves.map((move) => rules.moveText.write(move)) }),
      waiting: turn.kind === "seats" ? turn.seats : [],
      ...(outcome !== undefined && { outcome, seed: match.record.seed }),
      departures: match.departures,
      entries: match.length,
      canTakeBack: false,
      commitment: `lesson ${lessons}`,
    };
  };
  const sight = signal(sightNow());
  /** The sight after an entry that others follow at once: nobody is to move. */
  const sightBetween = ({ entry, state }: MatchStep<Fact, State>): TableSight<View> => {
    const { moves: _moves, outcome: _outcome, seed: _seed, ...now } = sightNow();
    return { ...now, version: entry.n, entries: entry.n, view: rules.view(state, learner), waiting: [] };
  };
  const tell = (entered: Result<readonly MatchStep<Fact, State>[]>): Result<undefined> => {
    if (!entered.ok) return entered;
    const last = sightNow();
    for (const step of entered.value) {
      const { entry, told } = step;
      const now = entry.n === last.entries ? last : sightBetween(step);
      for (const listener of listeners)
        listener({ n: entry.n, by: entry.by, facts: factsFor(told, learner), move: entry.move, sight: now });
    }
    sight.value = last;
    return accept(undefined);
  };
  const restart = (): void => {
    match = begin();
    lessons += 1;
    sight.value = sightNow();
  };
  const again = async (): Promise<Result<undefined>> => {
    restart();
    return accept(undefined);
  };
  return {
    address: signal("lesson"),
    unsaved: signal(undefined),
    taken: signal(false),
    sight,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: async (move) => tell(match.play(learner, move)),
    enter: ({ seat, move }) => tell(match.play(seat, move)),
    restart,
    resign: async () => tell(match.resign(learner)),
    can: { restart: again, rematch: again },
    record: async () => accept(writeRecord(match.record)),
    file: async () => refuse("cannot-seal", "a lesson is not kept"),
    close: () => listeners.clear(),
  };
};
