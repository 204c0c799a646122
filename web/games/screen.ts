/** What a game's screen is given: it shows a sight, offers moves, and performs facts. It never decides what is legal. */
import type { ReadonlySignal } from "@preact/signals";
import type { BaseFact, Result } from "@turnlight/kernel";
import type { ComponentChildren } from "preact";
import type { HeardEntry, TableChange, TableSnapshot } from "../match/table.ts";

export interface ScreenProps {
  /** What to show now; it follows the facts as they are performed. */
  readonly sight: ReadonlySignal<TableSnapshot>;
  /** Something is still being performed. */
  readonly busy: ReadonlySignal<boolean>;
  /** The fact being performed, or the last one. */
  readonly fact: ReadonlySignal<BaseFact | undefined>;
  /** The entry being performed, or the last one: who moved, and a bot's reasons; nothing where one only watches. */
  readonly entry?: ReadonlySignal<HeardEntry | undefined>;
  /** The opponent whose pause is being performed. */
  readonly thinking?: ReadonlySignal<number | undefined>;
  /** Sends a move; a refusal is told by the frame. */
  play(text: string): void;
  /** Sends a move like `play`, and leaves it to the screen to tell a refusal in the game's own words; nothing where one only watches. */
  readonly attempt?: ((text: string) => Promise<Result<undefined>>) | undefined;
  /** A fact in a sentence, for a screen that has no other picture of it. */
  readonly tell?: (fact: BaseFact) => string;
  /** Against people elsewhere who have not agreed to help: no hints and no coach until the match is over. */
  readonly unaided?: boolean;
  /** One of several boards side by side: what follows this match is not for its screen to offer. */
  readonly beside?: boolean;
  /** What stands in place of a key for a rematch where others have to want it, too. */
  readonly rematch?: ComponentChildren;
  /** How the holder's seat and the others are called. */
  nameOf(seat: number): string;
  /** Their colour, one of eight. */
  colourOf(seat: number): number;
  /** What one can do besides moving, for a screen that has its own keys for it; nothing where one only watches or tries a single move. */
  readonly actions?: Actions;
}

/** What every table can do, and what this one may be able to do: a screen asks before it shows a key for it. */
interface Actions {
  /** Ends the performance of what was told; what it led to is shown at once. */
  skip(): void;
  /**
   * Performs nothing more, for as long as somebody reads something; returns the way to go on. With `untilSkip`, a skip
   * goes on, too.
   */
  hold?(how?: { readonly untilSkip: boolean }): () => void;
  /** Gives the match up, once asked, in the game's own words where it has some; resolves with whether that was meant. */
  resign(question?: string): Promise<boolean>;
  /** The whole record, once the match is over. */
  record(): Promise<Result<string>>;
  /** Takes one's last move back, or several; resolves when it is done, with whether there was one. */
  takeBack?(moves?: number): Promise<boolean>;
  /** The next match at this table, or the same one from its beginning where this is not over. */
  rematch?(): Promise<boolean>;
  /** Sets the table anew before one's first move; a refusal is told by the frame. */
  setAnew?(changed: TableChange): Promise<boolean>;
  /** At an open table: the curtain falls, and behind it this person's own secrets are shown. */
  openOwn?(seat: number): Promise<boolean>;
  /** Lays the table open again. */
  layOpen?(): Promise<boolean>;
  /** Writes into the match that help was used. */
  note?(text: string): Promise<boolean>;
}

export interface LobbyProps {
  /** What follows the game in the address; empty at its door. */
  readonly place: string;
}
