/** Derives what one viewer may see and hear from the whole match. Everything sent to viewers passes through here. */
import {
  type AnyMatch,
  type AnyRules,
  type BaseFact,
  factsFor,
  mayRead,
  type Told,
  type Viewer,
} from "@turnlight/kernel";
import type { AbsenceClaim, LogEvent, MatchHeader } from "./log.ts";
import { diff } from "./patch.ts";
import type { RematchOffers } from "./rematch-offers.ts";
import { type HeardEvent, mostResults, type Sight, type TableSetup, type ViewerEvent } from "./sight.ts";

/** The state of a match after a version. Never leaves the host. */
export interface VersionPoint {
  readonly version: number;
  readonly state: unknown;
  readonly entries: number;
  readonly laid: TableSetup;
}

/** One version of a match, with what is needed to derive a viewer's event and sight. */
export interface VersionMoment extends VersionPoint {
  readonly happened: LogEvent;
  readonly told: readonly Told<BaseFact>[];
}

/** The occasion of a match whose dice others are still to play with: its seed is not told when it is over. */
export const sealedOccasion = "sealed";

export interface MatchScene {
  readonly head: MatchHeader;
  readonly rules: AnyRules;
  readonly match: AnyMatch;
  readonly laid: TableSetup;
  readonly version: number;
  /** The seed's hash, cached because computing it takes longer than the rest of a sight. */
  readonly commitment: string;
  readonly rematch: RematchOffers | undefined;
  readonly claimed: AbsenceClaim | undefined;
}

/** What a viewer sees now or saw at an earlier version; the latter without legal moves. */
export const sightOf = (scene: MatchScene, viewer: Viewer, point?: VersionPoint): Sight => {
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
    ...(outcome !== undefined && { outcome, ...(head.occasion?.kind !== sealedOccasion && { seed: head.seed }) }),
    departures: match.departures,
    entries: newest ? match.length : point.entries,
    canTakeBack: newest && typeof viewer === "number" && match.undoable(viewer).ok,
    commitment: scene.commitment,
    ...(head.series.results.length > 0 && { results: head.series.results.slice(-mostResults) }),
    ...(scene.rematch !== undefined && { rematch: scene.rematch }),
    ...(scene.claimed !== undefined && { claimed: scene.claimed }),
  };
};

/** An event filtered for one viewer. */
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
    case "claim":
      // Clients that predate these can read notes; what they lead to is in the sight.
      return { kind: "note", seat: happened.seat };
  }
};

/** What one viewer, or several who see the same, are told of a version. */
export interface SeenMoment {
  readonly happened: HeardEvent;
  readonly sight: Sight;
  /** The event as it was last told, and the sight its patch builds on. */
  last?: { readonly before: Sight; readonly event: ViewerEvent };
}

/** One viewer's subscription: a whole sight first, then patches. */
export class Watcher {
  readonly viewer: Viewer;
  readonly #tell: (event: ViewerEvent) => void;
  #sight: Sight | undefined;

  constructor(viewer: Viewer, tell: (event: ViewerEvent) => void) {
    this.viewer = viewer;
    this.#tell = tell;
  }

  fresh(sight: Sight): void {
    this.#sight = sight;
    this.#tell({ version: sight.version, happened: { kind: "fresh" }, seen: { sight } });
  }

  tell(moment: SeenMoment): void {
    const { happened, sight } = moment;
    const before = this.#sight;
    this.#sight = sight;
    if (before === undefined) this.#tell({ version: sight.version, happened, seen: { sight } });
    else {
      if (moment.last?.before !== before)
        moment.last = { before, event: { version: sight.version, happened, seen: { change: diff(before, sight) } } };
      this.#tell(moment.last.event);
    }
  }
}
