/**
 * The interface between a screen and a match. A screen is given a view, the legal moves and facts in order, and sends
 * moves as text; it cannot tell whether the match runs in a worker of this page or on a server.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { Sight as HostedSight, PresetDraw, Sitter, TableChange, TableSetup } from "@turnlight/host";
import type { Actor, BaseFact, Reasons, Refusal, Result, Seat, Viewer } from "@turnlight/kernel";
import type { Intent, Remark, SeatClock, TableState } from "@turnlight/wire";
import type { TapState } from "./online/tap-state.ts";

export type { PresetDraw, Sitter, TableChange, TableSetup };

/** A bot that prepares before it can answer, and its progress from 0 to 1. */
export interface PreparingBot {
  readonly seat: Seat;
  readonly share: number;
}

/** What the viewer of this screen may see of the match right now. */
export interface TableSight<View = unknown> extends HostedSight<View> {
  /** The current viewer; changes with the person who holds a shared device. */
  readonly holder: Viewer;
  /** Set while the device must change hands first: nothing hidden is in the page until this seat takes it. */
  readonly curtain?: Seat;
  /**
   * Set if the match is public among the people at this device: as a spectator one sees the shared table and moves for
   * the player to move; as a seat one sees that person's secrets.
   */
  readonly open?: true;
  /** The bot that is thinking. */
  readonly thinking?: Seat;
  readonly preparing?: PreparingBot;
}

/** One entry of the match, as the holder may see it. */
export interface HeardEntry {
  readonly n: number;
  readonly by: Actor;
  readonly facts: readonly BaseFact[];
  /** The move's text, if the holder may read it. */
  readonly move?: string;
  /** A bot's reasons, if it knows nothing that a spectator does not. */
  readonly why?: Reasons;
  /** The sight after it, to be shown when the facts have been played. */
  readonly sight: TableSight;
}

type ActionResult = Promise<Result<undefined>>;

/** Optional actions of a table; a screen shows a button only for those that exist. */
interface Abilities {
  /** Undoes one move, or as many as given, as far as they can be undone. */
  takeBack?(moves?: number): ActionResult;
  /** Changes the setup before the holder's first move: other people's moves stay, bots begin again. */
  setAnew?(changed: TableChange): ActionResult;
  /** The next person takes the device from behind the curtain; at an open table the curtain comes first. */
  changeHands?(seat: Seat): ActionResult;
  /** Returns to the open table after somebody has looked at their own secrets. */
  layOpen?(): ActionResult;
  /** The same table from the beginning, with new dice. */
  restart?(): ActionResult;
  /** Another match; who starts alternates. With other people online it begins once all of them want it. */
  rematch?(): ActionResult;
  /** Withdraws the wish for a rematch, or declines that of the others. */
  noRematch?(): ActionResult;
  /** Writes into the match's log that help was used, so that it cannot be undone. */
  note?(text: string): ActionResult;
}

/** What the player in a seat is doing while it is their turn, as far as everybody may know. */
export type SeatIntent = Intent;

/** A person's connection; `since` by this device's clock, if it is known. */
export interface ShownPresence {
  readonly seat: Seat;
  readonly state: "connected" | "reconnecting" | "away";
  readonly since?: number;
}

/** The state of an online table. */
export interface OnlineState {
  /** The table's id, with which its link ends. */
  readonly id: string;
  /** Whether the server connection is up; it reconnects by itself. */
  readonly stands: ReadonlySignal<boolean>;
  /** Why the server no longer shows this table, as after signing out everywhere. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  /** Actions that the server has not acknowledged yet: they are sent again until it has. */
  readonly unanswered: ReadonlySignal<number>;
  /** The viewer's latest action, until its answer has been shown. */
  readonly tap: ReadonlySignal<TapState | undefined>;
  readonly state: ReadonlySignal<TableState>;
  /** Everybody at the table who is a person. */
  readonly presence: ReadonlySignal<readonly ShownPresence[]>;
  /** Everybody's clock, by this device's clock; empty without one. */
  readonly clocks: ReadonlySignal<readonly SeatClock[]>;
  readonly intents: ReadonlySignal<ReadonlyMap<Seat, SeatIntent>>;
  /** Shows the others what one is doing. */
  intend(intent: SeatIntent): void;
  /** Claims the win or a draw against somebody who has been away for too long. */
  claim(takes: "win" | "draw"): ActionResult;
  /** Seats whose people are connected, and the number of spectators. */
  readonly here: ReadonlySignal<readonly Seat[]>;
  readonly watchers: ReadonlySignal<number>;
  /** The names of the spectators who have one. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** When the time of the players to move is up, by this device's clock. */
  readonly runsOut: ReadonlySignal<number | undefined>;
  /** The next match has begun without this viewer's wish: they see the result of this one until they go on. */
  readonly hasNext: ReadonlySignal<boolean>;
  /** Until when the rematch offers stand, by this device's clock. */
  readonly rematchUntil: ReadonlySignal<number | undefined>;
  goOn(): void;
  /** Sends a remark to everybody at the table. */
  say(remark: Remark): void;
  /** Calls back with the others' remarks; returns the unsubscribe function. */
  hear(listener: (seat: Seat, remark: Remark) => void): () => void;
}

/** A match as a screen sees it. */
export interface Table {
  /** The address at which the match can be opened again; a rematch has another one. */
  readonly address: ReadonlySignal<string>;
  /** The newest sight. Screens that animate show `shown` of their queue instead. */
  readonly sight: ReadonlySignal<TableSight>;
  /** Why the match is not being saved, as long as it is not. */
  readonly unsaved: ReadonlySignal<string | undefined>;
  /** A part of the saved match could not be read, and it continues from the readable beginning. */
  readonly mended?: ReadonlySignal<boolean>;
  /** It has been taken over by another tab: actions here have no effect any more. */
  readonly taken: ReadonlySignal<boolean>;
  /** Calls back with every entry in order, from now on; returns the unsubscribe function. */
  listen(listener: (heard: HeardEntry) => void): () => void;
  play(text: string): ActionResult;
  resign(): ActionResult;
  /** The whole record; only once the match is over, since it holds all hidden information. */
  record(): Promise<Result<string>>;
  /** The match as a backup file that this device can import, finished or not. */
  file(): Promise<Result<Blob>>;
  readonly can: Abilities;
  /** Only for online tables. */
  readonly online?: OnlineState;
  close(): void;
}

/** A position of a record from which a practice match against bots begins. */
export interface PracticeRequest {
  /** A record or a story, as text. */
  readonly record: string;
  /** How many entries of it have happened. */
  readonly entries: number;
  /** The players of the practice match, by seat. */
  readonly sitters: readonly Sitter[];
}

/** Where tables come from: this device, or a server. */
export interface TableSource {
  /** Creates a match; returns its address. */
  lay(laid: TableSetup, drawn?: PresetDraw): Promise<Result<string>>;
  /** Creates a practice match, which is never saved; its address can be opened once. */
  playOn(from: PracticeRequest): Promise<Result<string>>;
  /** Refused as `open-elsewhere` if another tab plays it; with `take` it is taken over from there. */
  open(address: string, how?: { readonly take: boolean }): Promise<Result<Table>>;
}
