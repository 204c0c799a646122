/**
 * The one interface between a screen and a match. A screen is given a view, the legal moves and facts in order, and
 * sends moves as text; whether the match lives in a worker of this page or on a server, it cannot tell.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { Actor, Departure, Outcome, Read, Reasons, Seat, Seed, Telling, Viewer } from "@turnlight/kernel";

/** Who sits on a seat of a local table. */
export type Sitter =
  | { readonly kind: "person"; readonly name: string; readonly colour: number; readonly avatar: number }
  | { readonly kind: "bot"; readonly bot: string; readonly name: string };

/** Everything needed to begin a match. */
export interface Laid {
  readonly game: string;
  /** The settings, as the game's text. */
  readonly config: string;
  readonly sitters: readonly Sitter[];
}

/** What was drawn elsewhere: the match of a day or of a tournament is the same for everybody who has its seed. */
export interface Drawn {
  readonly seed?: Seed;
  /** Who starts. */
  readonly first?: Seat;
}

/** What may change about a table before one has moved: its settings, and how those who sit there are called. */
export type Relaid = Omit<Laid, "game">;

/** What the one who holds the device may see of the match, right now. */
export interface Sight {
  readonly laid: Laid;
  /** Whose eyes these are; changes from hand to hand at a table with several people. */
  readonly holder: Viewer;
  /** Set while the device must change hands first: nothing hidden is in the page until this seat takes it. */
  readonly curtain?: Seat;
  readonly view: unknown;
  /** The holder's legal moves as text; `undefined` where they are too many to list. */
  readonly moves: readonly string[] | undefined;
  /** Seats the match waits for; empty when it is over. */
  readonly waiting: readonly Seat[];
  /** The bot that is thinking. */
  readonly thinking?: Seat;
  readonly outcome?: Outcome;
  readonly departures: readonly Departure[];
  readonly entries: number;
  readonly canUndo: boolean;
  /** The seed's fingerprint from the start, the seed itself once the match is over. */
  readonly commitment: string;
  readonly seed?: string;
}

/** One entry of the match, as the holder heard it. */
export interface Heard {
  readonly n: number;
  readonly by: Actor;
  readonly facts: readonly Telling[];
  /** The move's text, where the holder may read it. */
  readonly move?: string;
  /** A bot's reasons, where it knows nothing that a spectator does not. */
  readonly why?: Reasons;
  /** What the holder sees after it, for the screen to show when the facts have been played. */
  readonly sight: Sight;
}

export interface Table {
  /** The newest truth. Screens that animate show `shown` of their queue instead. */
  readonly sight: ReadonlySignal<Sight>;
  /** Calls back with every entry in order, from now on; returns the way to stop. */
  listen(listener: (heard: Heard) => void): () => void;
  play(text: string): Promise<Read<undefined>>;
  /** One move, or as many as given, as far as they can be taken back. */
  undo(moves?: number): Promise<Read<undefined>>;
  resign(): Promise<Read<undefined>>;
  /** Sets the table anew before the holder's first move: what other people did stays, bots begin again. */
  relay(changed: Relaid): Promise<Read<undefined>>;
  /** The next person takes the device from behind the curtain. */
  take(seat: Seat): Promise<Read<undefined>>;
  /** The same table from the beginning, with new dice. */
  restart(): Promise<Read<undefined>>;
  /** Another match; who starts alternates. */
  rematch(): Promise<Read<undefined>>;
  /** The whole record; only once the match is over, since it holds every secret. */
  record(): Promise<Read<string>>;
  close(): void;
}
