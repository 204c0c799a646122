/** The commands a hosted match accepts, and the ports it needs. */
import type { Reasons, Refusal, Result, Seat, Seed } from "@turnlight/kernel";
import type { AbsenceClaim, Sitter } from "./log.ts";
import type { OfferRules } from "./rematch-offers.ts";
import type { MatchStore } from "./store.ts";

/** A request to a bot: its own view and dice, and nothing else of the match. */
export interface BotQuestion {
  readonly game: string;
  readonly rules: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly dice: Seed;
}

/** A bot's answer: its move as text, and its reasons. */
export interface Thought {
  readonly text: string;
  readonly why?: Reasons;
  /** Milliseconds it has thought, where waiting for it took longer. */
  readonly spent?: number;
}

/** What a hosted match needs from whoever runs it. */
export interface HostPorts {
  readonly store: MatchStore;
  /** Rejects if a bot fails or does not answer within so many milliseconds; the match then plays a safe move. */
  think(question: BotQuestion, within: number): Promise<Thought>;
  /** Called with a sentence for whoever runs the host when a bot has failed. */
  botFailed?(sentence: string): void;
  /** Called when a bot begins to think, and with `undefined` when it is done. */
  thinking?(seat: Seat | undefined): void;
  /**
   * Waits before a store that could neither be written nor read is asked again what it has kept; without it, it is not
   * asked again.
   */
  pause?(): Promise<void>;
  /** How many of the newest versions are held for returning viewers. */
  readonly remembered?: number;
  now(): number;
  freshSeed(): Seed;
  freshId(): string;
}

/** A seed and starting seat chosen elsewhere: a daily or tournament match is the same for everybody with its seed. */
export interface PresetDraw {
  readonly seed?: Seed;
  /** Who starts. */
  readonly first?: Seat;
}

/** What a player can do. */
export type Action =
  | { readonly kind: "play"; readonly text: string }
  | { readonly kind: "resign" }
  /** Takes back that many of one's moves, or as many as there are. */
  | { readonly kind: "take-back"; readonly moves: number }
  /** Changes the table before one's first move: other people's moves stay, bots begin again. */
  | { readonly kind: "set-anew"; readonly config: string; readonly sitters: readonly Sitter[] }
  | { readonly kind: "note"; readonly text: string }
  /** The same table from the beginning, with new dice. */
  | { readonly kind: "restart" }
  /**
   * Another match; the starting seat alternates. Between people on different devices it must be agreed first
   * (`wantRematch`).
   */
  | { readonly kind: "rematch" }
  /** Withdraws one's rematch offer, or declines the others'. */
  | { readonly kind: "no-rematch" }
  /** Ends the match against somebody who has been away for too long, as far as its host allows (`claim`). */
  | { readonly kind: "claim"; readonly takes: AbsenceClaim["takes"] };

/** An action with an id and the seat that asks for it. */
export interface Command {
  /** Idempotency key: a command sent twice is answered twice and played once. */
  readonly id: string;
  readonly seat: Seat;
  /** The version its sender had seen, if somebody else may have moved since. */
  readonly base?: number;
  readonly deed: Action;
}

/** Conditions a host checks for a rematch. */
export interface RematchRules extends OfferRules {
  /** Why these people cannot have another match, if so. */
  refusal(): Promise<Refusal | undefined>;
}

/** Decides whether a claim is justified. */
export interface ClaimRules {
  /** The seats that have been away for too long, or why there is nothing to claim. */
  absent(): Result<readonly Seat[]>;
}

/** The version a command led to, and the id of the match that continues from there. */
export interface Acknowledged {
  readonly version: number;
  readonly match: string;
}
