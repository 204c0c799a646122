/**
 * What one viewer sees of a hosted match, and the events they receive: everything that leaves the host has one of these
 * types.
 */
import type { Actor, BaseFact, Departure, Occasion, Outcome, Reasons, Seat, Viewer } from "@turnlight/kernel";
import type { AbsenceClaim, Sitter } from "./log.ts";
import type { Patch } from "./patch.ts";
import type { RematchOffers } from "./rematch-offers.ts";

/** The public facts about a table. */
export interface TableSetup {
  readonly game: string;
  /** The settings in the game's text format. */
  readonly config: string;
  readonly sitters: readonly Sitter[];
  readonly occasion?: Occasion;
}

/** Of a table's earlier matches, as many as anybody would look at. */
export const mostResults = 400;

/** Everything one viewer may know of a match at one version. */
export interface Sight<View = unknown> {
  readonly match: string;
  readonly version: number;
  readonly laid: TableSetup;
  /** The viewer this sight is for. */
  readonly viewer: Viewer;
  readonly view: View;
  /** The viewer's legal moves as text; absent if there are too many to list. */
  readonly moves?: readonly string[];
  /** Seats the match waits for; empty when it is over. */
  readonly waiting: readonly Seat[];
  readonly outcome?: Outcome;
  readonly departures: readonly Departure[];
  readonly entries: number;
  readonly canTakeBack: boolean;
  /** The seed's hash from the start, the seed itself once the match is over. */
  readonly commitment: string;
  readonly seed?: string;
  /** The scores of the matches before this one at this table, oldest first, at most `mostResults`; absent in the first. */
  readonly results?: readonly (readonly number[])[];
  /** Rematch offers and refusals; absent while there are none. */
  readonly rematch?: RematchOffers;
  /** A win or draw claimed against absent players. */
  readonly claimed?: AbsenceClaim;
}

/** An event as one viewer receives it, without facts or moves hidden from them. */
export type HeardEvent =
  | {
      readonly kind: "entry";
      readonly n: number;
      readonly by: Actor;
      readonly facts: readonly BaseFact[];
      /** The move's text, if it is visible to the viewer. */
      readonly move?: string;
      /** A bot's reasons, if the bot knew nothing that a spectator did not. */
      readonly why?: Reasons;
    }
  | { readonly kind: "taken-back"; readonly seat: Seat; readonly entries: number }
  | { readonly kind: "set-anew" }
  /** A player's note besides the moves: the text is visible only to them, its public part is in the sight. */
  | { readonly kind: "note"; readonly seat: Seat; readonly text?: string }
  | { readonly kind: "next"; readonly match: string }
  /** The viewer missed too many versions and gets a whole sight instead. */
  | { readonly kind: "fresh" };

/** One version of the match for one viewer. Versions have no gaps, except before `fresh`. */
export interface ViewerEvent {
  readonly version: number;
  readonly happened: HeardEvent;
  /** The sight after it: whole the first time, then as a patch. */
  readonly seen: { readonly sight: Sight } | { readonly change: Patch };
}
