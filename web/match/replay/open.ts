/** Opens a record of any game: replays it by its own rules and keeps every position. */
import { findGame } from "@turnlight/games";
import type { Sight } from "@turnlight/host";
import {
  type AnyGame,
  accept,
  type BaseFact,
  commitment,
  type Departure,
  type Entry,
  factsFor,
  forfeitedBy,
  isStory,
  Match,
  type MatchRecord,
  mayRead,
  type Result,
  readRecord,
  readStory,
  rulesOf,
  type Viewer,
} from "@turnlight/kernel";

/** One position of the record, as the chosen viewer saw it. */
export interface ReplayPosition extends Pick<Sight, "waiting" | "departures" | "outcome"> {
  /** 0 is the start, before the first entry. */
  readonly n: number;
  readonly view: unknown;
  /** The facts of this entry that the viewer may see. */
  readonly facts: readonly BaseFact[];
  /** Who made it; undefined at the start. */
  readonly by?: Entry["by"];
  /** The move's text, if the viewer may read it. */
  readonly move?: string;
}

export interface OpenRecord {
  readonly record: MatchRecord;
  readonly seats: number;
  /** How many entries there are. */
  readonly length: number;
  /** The seed's fingerprint. */
  readonly commitment: string;
  /** Whether every throw is the one the seed draws; undefined if nothing was thrown. */
  readonly diceAreTrue: boolean | undefined;
  at(n: number, viewer: Viewer): ReplayPosition;
}

const departuresBy = (entry: Entry): readonly Departure[] => {
  const { by, move } = entry;
  if (move === "resign" && typeof by === "number") return [{ seat: by, how: "resigned" }];
  return forfeitedBy(entry).map((seat) => ({ seat, how: "forfeited" }));
};

const opened = (game: AnyGame, record: MatchRecord): Result<OpenRecord> => {
  const known = rulesOf(game, record.version);
  if (!known.ok) return known;
  const rules = known.value;
  const resumed = Match.resume(rules, record);
  if (!resumed.ok) return resumed;
  const { match, steps } = resumed.value;
  const start = rules.setup(match.config);
  const hasDice = record.entries.some(({ by }) => by === "chance");
  const departures = steps.map(({ entry }) => departuresBy(entry));
  const at = (n: number, viewer: Viewer): ReplayPosition => {
    const step = steps[n - 1];
    const state = step?.state ?? start;
    const isLast = n === steps.length;
    const turn = isLast ? match.turn : rules.turn(state);
    return {
      n,
      view: rules.view(state, viewer),
      facts: step === undefined ? [] : factsFor(step.told, viewer),
      waiting: turn.kind === "seats" ? turn.seats : [],
      departures: departures.slice(0, n).flat(),
      ...(step !== undefined && { by: step.entry.by }),
      ...(step !== undefined && mayRead(step.entry, viewer) && { move: step.entry.move }),
      ...(isLast && match.outcome !== undefined && { outcome: match.outcome }),
    };
  };
  return accept({
    record,
    seats: match.seats,
    length: steps.length,
    commitment: commitment(record.seed),
    diceAreTrue: hasDice ? Match.resume(rules, record, { verify: true }).ok : undefined,
    at,
  });
};

export const openRecord = async (text: string): Promise<Result<OpenRecord>> => {
  const record = isStory(text) ? readStory(text) : readRecord(text);
  if (!record.ok) return record;
  const { game: id } = record.value;
  const game = await findGame(id);
  return game.ok ? opened(game.value, record.value) : game;
};
