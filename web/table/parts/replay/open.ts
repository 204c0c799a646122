/** Opens a record of any game: plays it once by the rules and keeps every position it went through. */
import { games } from "@turnlight/games";
import {
  accept,
  type Entry,
  heard,
  isStory,
  Match,
  mayRead,
  type Outcome,
  quote,
  type Read,
  readRecord,
  readStory,
  refuse,
  type Telling,
  type Viewer,
} from "@turnlight/kernel";

/** One moment of the record, as the chosen viewer saw it. */
export interface ReplayPosition {
  readonly game: string;
  readonly config: unknown;
  /** 0 is the start, before the first entry. */
  readonly n: number;
  readonly viewer: Viewer;
  readonly view: unknown;
  /** What the viewer heard of this entry. */
  readonly facts: readonly Telling[];
  /** Who made it; nobody at the start. */
  readonly by?: Entry["by"];
  /** The move's text, where the viewer may read it. */
  readonly move?: string;
  /** How it ended, at the last position. */
  readonly outcome?: Outcome;
}

export interface OpenRecord {
  readonly seats: number;
  /** How many entries there are. */
  readonly length: number;
  at(n: number, viewer: Viewer): ReplayPosition;
}

export const openRecord = async (text: string): Promise<Read<OpenRecord>> => {
  const record = isStory(text) ? readStory(text) : readRecord(text);
  if (!record.ok) return record;
  const { game: id } = record.value;
  const fetched = Object.hasOwn(games, id) ? await games[id]?.() : undefined;
  if (fetched === undefined)
    return refuse("unknown-game", `${quote(id)} is not played in this house`, { right: Object.keys(games).join(", ") });
  const { rules } = fetched;
  const resumed = Match.resume(rules, record.value);
  if (!resumed.ok) return resumed;

  const { match, steps } = resumed.value;
  const at = (n: number, viewer: Viewer): ReplayPosition => {
    const step = steps[n - 1];
    const told = step === undefined ? {} : { by: step.entry.by };
    const readable = step !== undefined && mayRead(step.entry, viewer) ? { move: step.entry.move } : {};
    const ended = n === steps.length && match.outcome !== undefined ? { outcome: match.outcome } : {};
    return {
      game: id,
      config: match.config,
      n,
      viewer,
      view: rules.view(step?.state ?? rules.setup(match.config), viewer),
      facts: step === undefined ? [] : heard(step.told, viewer),
      ...told,
      ...readable,
      ...ended,
    };
  };
  return accept({ seats: match.seats, length: steps.length, at });
};
