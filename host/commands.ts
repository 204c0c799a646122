/** What can be asked of a hosted match, and what it asks of the world around it. */
import type { Reasons, Refusal, Seat, Seed } from "@turnlight/kernel";
import type { Sitter } from "./log.ts";
import type { MatchStore } from "./store.ts";

/** What a bot is asked: its own view and dice, nothing of the match. */
export interface BotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly dice: Seed;
}

/** A bot's answer: its move as text, and what led to it. */
export interface Thought {
  readonly text: string;
  readonly why?: Reasons;
}

export interface HostPorts {
  readonly store: MatchStore;
  /** Rejects where a bot fails or takes too long; the match goes on with a safe move. */
  think(question: BotQuestion): Promise<Thought>;
  /** A bot began to think, or is done. */
  thinking?(seat: Seat | undefined): void;
  /** How many of the newest versions a viewer who was away can be told one by one. */
  readonly remembered?: number;
  now(): number;
  freshSeed(): Seed;
  freshId(): string;
}

/** What was drawn elsewhere: the match of a day or of a tournament is the same for everybody who has its seed. */
export interface PresetDraw {
  readonly seed?: Seed;
  /** Who starts. */
  readonly first?: Seat;
}

export type Action =
  | { readonly kind: "play"; readonly text: string }
  | { readonly kind: "resign" }
  /** As many of one's moves as asked, or as there are. */
  | { readonly kind: "take-back"; readonly moves: number }
  /** Changes the table before one's first move: what other people did stays, bots begin again. */
  | { readonly kind: "set-anew"; readonly config: string; readonly sitters: readonly Sitter[] }
  | { readonly kind: "note"; readonly text: string }
  /** The same table from the beginning, with new dice. */
  | { readonly kind: "restart" }
  /** Another match; who starts alternates. Where people sit at different devices it is wanted first (`wantRematch`). */
  | { readonly kind: "rematch" }
  /** Takes one's wish for another match back, or turns down what the others want. */
  | { readonly kind: "no-rematch" };

export interface Command {
  /** Sent twice, it is answered twice and played once. */
  readonly id: string;
  readonly seat: Seat;
  /** The version its sender had seen, where somebody else may have moved meanwhile. */
  readonly base?: number;
  readonly deed: Action;
}

/** What a host asks before it lets somebody want another match. */
export interface RematchRules {
  /** Whether a seat's wish still counts. */
  counts(seat: Seat): boolean;
  /** Why these people cannot have another match, if they cannot. */
  refusal(): Promise<Refusal | undefined>;
}

/** The version a command led to, and the match that goes on from there. */
export interface Acknowledged {
  readonly version: number;
  readonly match: string;
}
