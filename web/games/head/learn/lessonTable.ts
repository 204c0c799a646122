/** A table for the tutorial: the match runs in the page, against an apprentice who guesses at random. */
import { signal } from "@preact/signals";
import { type HeadView, head, moveText } from "@turnlight/games/head";
import {
  accept,
  type BaseFact,
  drawOf,
  factsFor,
  Match,
  type MatchStep,
  type Result,
  refuse,
  seedOf,
  writeRecord,
} from "@turnlight/kernel";
import type { HeardEntry, Sitter, Table, TableSight } from "../shared.ts";
import type { Plot } from "./script.ts";

const learner = 0;
const apprentice = 1;

export interface LessonTable extends Table {
  /** Makes the apprentice guess, if it is their turn. */
  answer(): void;
}

const begun = ({ config, place }: Plot) => {
  const read = head.rules.configText.read(config);
  if (!read.ok) throw new Error(read.refusal.reason);
  const { match } = Match.begin(head.rules, read.value, { seed: seedOf(crypto.randomUUID()) });
  match.play(apprentice, place);
  return match;
};

export const lessonTable = (plot: Plot, sitters: readonly Sitter[]): LessonTable => {
  let match = begun(plot);
  let lessons = 0;
  const draw = drawOf(seedOf(crypto.randomUUID()));
  const listeners = new Set<(heardEntry: HeardEntry) => void>();
  const sightOf = (view: HeadView): TableSight => {
    const { turn, outcome } = match;
    return {
      match: "lesson",
      version: match.length,
      laid: { game: "head", config: plot.config, sitters },
      viewer: learner,
      holder: learner,
      view,
      waiting: turn.kind === "seats" ? turn.seats : [],
      ...(outcome !== undefined && { outcome, seed: match.record.seed }),
      departures: match.departures,
      entries: match.length,
      canTakeBack: false,
      commitment: `lesson ${lessons}`,
    };
  };
  const sight = signal(sightOf(match.view(learner)));
  const enter = (entered: Result<readonly MatchStep<BaseFact>[]>): Result<undefined> => {
    if (!entered.ok) return entered;
    for (const { entry, told } of entered.value) {
      const now = sightOf(match.view(learner));
      for (const listener of listeners)
        listener({ n: entry.n, by: entry.by, facts: factsFor(told, learner), move: entry.move, sight: now });
      sight.value = now;
    }
    return accept(undefined);
  };
  const again = async (): Promise<Result<undefined>> => {
    match = begun(plot);
    lessons += 1;
    sight.value = sightOf(match.view(learner));
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
    play: async (text) => enter(match.play(learner, text)),
    answer() {
      const { turn } = match;
      if (turn.kind !== "seats" || !turn.seats.includes(apprentice)) return;
      const moves = match.moves(apprentice);
      const move = "pick" in moves ? moves.pick(draw) : moves[0];
      if (move !== undefined) enter(match.play(apprentice, moveText.write(move)));
    },
    resign: async () => enter(match.resign(learner)),
    can: { restart: again, rematch: again },
    record: async () => accept(writeRecord(match.record)),
    file: async () => refuse("cannot-seal", "a lesson is not kept"),
    close: () => listeners.clear(),
  };
};
