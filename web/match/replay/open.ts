/** Opens a record of any game: plays it once by its own rules and keeps every position it went through. */
import { games } from "@turnlight/games";
import type { Snapshot } from "@turnlight/host";
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
  quote,
  type Result,
  readRecord,
  readStory,
  refuse,
  rulesOf,
  type Viewer,
} from "@turnlight/kernel";

/** One moment of the record, as the chosen viewer saw it. */
export interface ReplayPosition extends Pick<Snapshot, "waiting" | "departures" | "outcome"> {
  /** 0 is the start, before the first entry. */
  readonly n: number;
  readonly view: unknown;
  /** What the viewer heard of this entry. */
  readonly facts: readonly BaseFact[];
  /** Who made it; nobody at the start. */
  readonly by?: Entry["by"];
  /** The move's text, where the viewer may read it. */
  readonly move?: string;
}

export interface OpenRecord {
  readonly record: MatchRecord;
  readonly seats: number;
  /** How many entries there are. */
  readonly length: number;
  /** The seed's fingerprint. */
  readonly commitment: string;
  /** Whether every throw is the one the seed draws; nothing where nothing was thrown. */
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
  const game = Object.hasOwn(games, id) ? await games[id]?.() : undefined;
  if (game === undefined)
    return refuse("unknown-game", `${quote(id)} is not played in this house`, { right: Object.keys(games).join(", ") });
  return opened(game, record.value);
};
