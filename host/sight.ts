/** What one viewer sees of a hosted match, and what they hear: everything that leaves the host has one of these forms. */
import type { Actor, BaseFact, Departure, Occasion, Outcome, Reasons, Seat, Viewer } from "@turnlight/kernel";
import type { RematchOffers, Sitter } from "./log.ts";
import type { Patch } from "./patch.ts";

/** Everything about a table that everybody may know. */
export interface TableSetup {
  readonly game: string;
  /** The settings, as the game's text. */
  readonly config: string;
  readonly sitters: readonly Sitter[];
  readonly occasion?: Occasion;
}

export interface Snapshot {
  readonly match: string;
  readonly version: number;
  readonly laid: TableSetup;
  /** Whose eyes these are. */
  readonly viewer: Viewer;
  readonly view: unknown;
  /** The viewer's legal moves as text; nothing where they are too many to list. */
  readonly moves?: readonly string[];
  /** Seats the match waits for; empty when it is over. */
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
  readonly departures: readonly Departure[];
  readonly entries: number;
  readonly canTakeBack: boolean;
  /** The seed's fingerprint from the start, the seed itself once the match is over. */
  readonly commitment: string;
  readonly seed?: string;
  /** Who wants another match, and who has turned that down; nothing as long as nobody has said anything. */
  readonly rematch?: RematchOffers;
}

/** What happened, as one viewer heard it. What they may not hear leaves no facts and no move. */
export type HeardEvent =
  | {
      readonly kind: "entry";
      readonly n: number;
      readonly by: Actor;
      readonly facts: readonly BaseFact[];
      /** The move's text, where the viewer may read it. */
      readonly move?: string;
      /** A bot's reasons, where it knew nothing that a spectator did not. */
      readonly why?: Reasons;
    }
  | { readonly kind: "taken-back"; readonly seat: Seat; readonly entries: number }
  | { readonly kind: "set-anew" }
  /** Somebody did something beside the moves: the text is their own, and what of it is for everybody is in the sight. */
  | { readonly kind: "note"; readonly seat: Seat; readonly text?: string }
  | { readonly kind: "next"; readonly match: string }
  /** The viewer was away for too long: here is where things stand. */
  | { readonly kind: "fresh" };

/** One version of the match for one viewer. Versions come without gaps, but for `fresh`. */
export interface ViewerEvent {
  readonly version: number;
  readonly happened: HeardEvent;
  /** The sight after it: whole at first, from then on what changed. */
  readonly seen: { readonly sight: Snapshot } | { readonly change: Patch };
}
