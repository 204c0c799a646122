/** From the whole truth to what one viewer may see and hear of it: the one door out. */
import {
  type AnyMatch,
  type AnyRules,
  type BaseFact,
  factsFor,
  mayRead,
  type Told,
  type Viewer,
} from "@turnlight/kernel";
import type { LogEvent, MatchHeader, RematchOffers } from "./log.ts";
import { diff } from "./patch.ts";
import type { HeardEvent, Snapshot, TableSetup, ViewerEvent } from "./sight.ts";

/** How a match stood after a version. For the host alone. */
export interface VersionPoint {
  readonly version: number;
  readonly state: unknown;
  readonly entries: number;
  readonly laid: TableSetup;
}

/** One version of a match, with what is needed to show and tell it. */
export interface VersionMoment extends VersionPoint {
  readonly happened: LogEvent;
  readonly told: readonly Told<BaseFact>[];
}

export interface MatchScene {
  readonly head: MatchHeader;
  readonly rules: AnyRules;
  readonly match: AnyMatch;
  readonly laid: TableSetup;
  readonly version: number;
  /** The seed's fingerprint, which takes longer to make than all the rest of a sight. */
  readonly commitment: string;
  readonly rematch: RematchOffers | undefined;
}

/** What a viewer sees now, or saw at a moment that has passed: then without moves, since nobody can move there. */
export const sightOf = (scene: MatchScene, viewer: Viewer, point?: VersionPoint): Snapshot => {
  const { head, rules, match, version } = scene;
  const newest = point === undefined || point.version === version;
  const state = newest ? match.state : point.state;
  const turn = newest ? match.turn : rules.turn(state);
  const moves = newest && typeof viewer === "number" ? match.moves(viewer) : [];
  const outcome = newest ? match.outcome : undefined;
  return {
    match: head.id,
    version: point?.version ?? version,
    laid: point?.laid ?? scene.laid,
    viewer,
    view: rules.view(state, viewer),
    ...(!("pick" in moves) && { moves: moves.map((move) => rules.moveText.write(move)) }),
    waiting: turn.kind === "seats" ? turn.seats : [],
    ...(outcome !== undefined && { outcome, seed: head.seed }),
    departures: match.departures,
    entries: newest ? match.length : point.entries,
    canTakeBack: newest && typeof viewer === "number" && match.undoable(viewer).ok,
    commitment: scene.commitment,
    ...(scene.rematch !== undefined && { rematch: scene.rematch }),
  };
};

/** What happened, for one viewer's ears. */
export const eventFor = ({ happened, told }: VersionMoment, viewer: Viewer): HeardEvent => {
  switch (happened.kind) {
    case "entry": {
      const { entry, why } = happened;
      return {
        kind: "entry",
        n: entry.n,
        by: entry.by,
        facts: factsFor(told, viewer),
        ...(mayRead(entry, viewer) && { move: entry.move }),
        ...(why !== undefined && { why }),
      };
    }
    case "taken-back":
    case "next":
      return happened;
    case "set-anew":
      return { kind: "set-anew" };
    case "note": {
      const { seat, text } = happened.note;
      return { kind: "note", seat, ...(viewer === seat && { text }) };
    }
    case "rematch":
      // Clients from before there were offers know notes, and read on.
      return { kind: "note", seat: happened.seat };
  }
};

/** One viewer's line: whole the first time, then what changed. */
export class Watcher {
  readonly viewer: Viewer;
  readonly #tell: (event: ViewerEvent) => void;
  #sight: Snapshot | undefined;

  constructor(viewer: Viewer, tell: (event: ViewerEvent) => void) {
    this.viewer = viewer;
    this.#tell = tell;
  }

  fresh(sight: Snapshot): void {
    this.#sight = sight;
    this.#tell({ version: sight.version, happened: { kind: "fresh" }, seen: { sight } });
  }

  tell(happened: HeardEvent, sight: Snapshot): void {
    const seen = this.#sight === undefined ? { sight } : { change: diff(this.#sight, sight) };
    this.#sight = sight;
    this.#tell({ version: sight.version, happened, seen });
  }
}
