/** Props of a game's screen. A screen shows a sight, offers moves and performs facts; it never decides what is legal. */
import type { ReadonlySignal } from "@preact/signals";
import type { BaseFact, MatchRecord, Result } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import type { HeardEntry, SeatIntent, TableChange, TableSight } from "../match/table.ts";

/** Typed by the game's view and facts; generic code leaves both unknown. */
export interface ScreenProps<View = unknown, Fact extends BaseFact = BaseFact> {
  /** What to show now; advances with the facts as they are performed. */
  readonly sight: ReadonlySignal<TableSight<View>>;
  /** Facts are still being performed. */
  readonly busy: ReadonlySignal<boolean>;
  /** The fact being performed, or the last one. */
  readonly fact: ReadonlySignal<Fact | undefined>;
  /** The entry being performed, or the last one: who moved, and a bot's reasons. Undefined for spectators. */
  readonly entry?: ReadonlySignal<HeardEntry | undefined>;
  /** The record that is watched or reviewed; undefined at a table. */
  readonly record?: MatchRecord;
  /** The seat of the bot whose think time is running. */
  readonly thinking?: ReadonlySignal<number | undefined>;
  /** Sends a move; the frame shows a refusal. */
  play(text: string): void;
  /** Sends a move like `play`, but the screen shows a refusal itself. Undefined for spectators. */
  readonly attempt?: ((text: string) => Promise<Result<undefined>>) | undefined;
  /** The sentence for a fact, for a screen that does not draw it. */
  tell?(fact: Fact): string;
  /** Against people online who have not agreed to assistance: no hints and no coach until the match is over. */
  readonly unaided?: boolean;
  /** One of several boards side by side: the screen offers no next match. */
  readonly beside?: boolean;
  /** Replaces the rematch button where others must agree to a rematch. */
  readonly rematch?: ComponentChildren;
  /** What the players to move are doing, as far as everybody may know; online only. */
  readonly intents?: ReadonlySignal<ReadonlyMap<number, SeatIntent>>;
  /** Shows the others what one is doing; online only. */
  readonly intend?: (intent: SeatIntent) => void;
  /** The display name of a seat. */
  nameOf(seat: number): string;
  /** The colour of a seat, one of eight. */
  colourOf(seat: number): number;
  /** What the viewer can do besides moving, for a screen with its own controls. Undefined for spectators and when trying a single move. */
  readonly actions?: Actions;
}

/** Actions of every table, and optional ones: a screen checks for these before showing a control. */
interface Actions {
  /** Skips the running performance and shows the result at once. */
  skip(): void;
  /**
   * Pauses the performance, e.g. while a bubble is open; returns a function that resumes it. With `untilSkip`, a skip
   * resumes it, too.
   */
  hold?(how?: { readonly untilSkip: boolean }): () => void;
  /** Resigns after a confirmation, with the game's own question and answer if given; resolves with whether it was confirmed. */
  resign(question?: string, yes?: string): Promise<boolean>;
  /** The match record, once the match is over. */
  record(): Promise<Result<string>>;
  /** Undoes the viewer's last move, or several; resolves with whether there was one. */
  takeBack?(moves?: number): Promise<boolean>;
  /** Starts the next match at this table, or restarts an unfinished one. */
  rematch?(): Promise<boolean>;
  /** Changes the table's settings before the viewer's first move; the frame shows a refusal. */
  setAnew?(changed: TableChange): Promise<boolean>;
  /** At an open table: after a hand-over curtain, shows this player's own secrets. */
  openOwn?(seat: number): Promise<boolean>;
  /** Returns to the open table. */
  layOpen?(): Promise<boolean>;
  /** Records in the match that assistance was used. */
  note?(text: string): Promise<boolean>;
}

export interface LobbyProps {
  /** The address after the game's name; empty for the lobby's start screen. */
  readonly place: string;
}
