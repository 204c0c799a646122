/**
 * The one interface between a screen and a match. A screen is given a view, the legal moves and facts in order, and
 * sends moves as text; whether the match lives in a worker of this page or on a server, it cannot tell.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { Snapshot as HostedSight, PresetDraw, Sitter, TableSetup } from "@turnlight/host";
import type { Actor, BaseFact, Reasons, Refusal, Result, Seat, Viewer } from "@turnlight/kernel";
import type { Remark, TableState } from "@turnlight/wire";

export type { PresetDraw, Sitter, TableSetup };

/** What may change about a table before one has moved: its settings, and how those who sit there are called. */
export type TableChange = Pick<TableSetup, "config" | "sitters">;

/** A bot that thinks something through before it can answer, and how much of it is done, from 0 to 1. */
export interface PreparingBot {
  readonly seat: Seat;
  readonly share: number;
}

/** What the one who looks at this screen may see of the match, right now. */
export interface TableSnapshot extends HostedSight {
  /** Whose eyes these are; changes from hand to hand at a table with several people on one device. */
  readonly holder: Viewer;
  /** Set while the device must change hands first: nothing hidden is in the page until this seat takes it. */
  readonly curtain?: Seat;
  /**
   * Set where what is played is public among the people at this device: as a spectator one sees the table that all of
   * them share and moves for who is on turn; as a seat one looks at what is that person's alone.
   */
  readonly open?: true;
  /** The bot that is thinking. */
  readonly thinking?: Seat;
  readonly preparing?: PreparingBot;
}

/** One entry of the match, as the holder heard it. */
export interface HeardEntry {
  readonly n: number;
  readonly by: Actor;
  readonly facts: readonly BaseFact[];
  /** The move's text, where the holder may read it. */
  readonly move?: string;
  /** A bot's reasons, where it knows nothing that a spectator does not. */
  readonly why?: Reasons;
  /** What the holder sees after it, for the screen to show when the facts have been played. */
  readonly sight: TableSnapshot;
}

type ActionResult = Promise<Result<undefined>>;

/** What a table may be able to do besides; a screen asks before it shows a button. */
interface Abilities {
  /** One move, or as many as given, as far as they can be taken back. */
  takeBack?(moves?: number): ActionResult;
  /** Sets the table anew before the holder's first move: what other people did stays, bots begin again. */
  setAnew?(changed: TableChange): ActionResult;
  /** The next person takes the device from behind the curtain; at an open table the curtain falls for them first. */
  changeHands?(seat: Seat): ActionResult;
  /** Lays the table open again after somebody has looked at what is theirs alone. */
  layOpen?(): ActionResult;
  /** The same table from the beginning, with new dice. */
  restart?(): ActionResult;
  /** Another match; who starts alternates. With people elsewhere it begins once all of them want it. */
  rematch?(): ActionResult;
  /** Takes one's wish for another match back, or turns down what the others want. */
  noRematch?(): ActionResult;
  /** Writes into the match that help was used, so that nothing can wash it off. */
  note?(text: string): ActionResult;
}

/** What there is to know of a table that stands on a server. */
export interface OnlineState {
  /** The table's own name: its link ends with it. */
  readonly id: string;
  /** Whether the line to the server stands; it comes back by itself. */
  readonly stands: ReadonlySignal<boolean>;
  /** Why the server shows this table no more, as after signing out everywhere. */
  readonly refused: ReadonlySignal<Refusal | undefined>;
  /** Deeds that the server has not answered yet: they are sent again until it has. */
  readonly unanswered: ReadonlySignal<number>;
  readonly state: ReadonlySignal<TableState>;
  /** Seats whose people are connected, and how many look on. */
  readonly here: ReadonlySignal<readonly Seat[]>;
  readonly watchers: ReadonlySignal<number>;
  /** How those who look on are called, as far as they have a name. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** When the time of those the match waits for is up, by this device's clock. */
  readonly runsOut: ReadonlySignal<number | undefined>;
  /** The next match has begun, and whoever looks at this one has not asked for it: they see its result until they go on. */
  readonly hasNext: ReadonlySignal<boolean>;
  goOn(): void;
  /** Says something to everybody who is there. */
  say(remark: Remark): void;
  /** Calls back with what the others say; returns the way to stop. */
  hear(listener: (seat: Seat, remark: Remark) => void): () => void;
}

/** What every table has. */
export interface Table {
  /** Where the match can be opened again; a rematch has another address. */
  readonly address: ReadonlySignal<string>;
  /** The newest truth. Screens that animate show `shown` of their queue instead. */
  readonly sight: ReadonlySignal<TableSnapshot>;
  /** Why the match is not being kept, as long as it is not. */
  readonly unsaved: ReadonlySignal<string | undefined>;
  /** A part of what was kept could not be read, and the match goes on from its good beginning. */
  readonly mended?: ReadonlySignal<boolean>;
  /** It is played in another tab by now: nothing that is done here counts any more. */
  readonly taken: ReadonlySignal<boolean>;
  /** Calls back with every entry in order, from now on; returns the way to stop. */
  listen(listener: (heard: HeardEntry) => void): () => void;
  play(text: string): ActionResult;
  resign(): ActionResult;
  /** The whole record; only once the match is over, since it holds every secret. */
  record(): Promise<Result<string>>;
  /** The match as a file that this device can read back, over or not. */
  file(): Promise<Result<Blob>>;
  readonly can: Abilities;
  /** Only where the table stands on a server. */
  readonly far?: OnlineState;
  close(): void;
}

/** A moment of a record from which somebody goes on, against bots and for nothing. */
export interface PracticeRequest {
  /** A record or a story, as text. */
  readonly record: string;
  /** How many entries of it have happened. */
  readonly entries: number;
  /** Who goes on, seat by seat. */
  readonly sitters: readonly Sitter[];
}

/** Where tables come from: this device, or a server. */
export interface TableSource {
  /** Begins a match; its address comes back, to be opened. */
  lay(laid: TableSetup, drawn?: PresetDraw): Promise<Result<string>>;
  /** Begins a match of practice that nothing is kept of; its address comes back, to be opened once. */
  playOn(from: PracticeRequest): Promise<Result<string>>;
  /** Refused as `open-elsewhere` where another tab plays it, unless it is to be taken from there. */
  open(address: string, how?: { readonly take: boolean }): Promise<Result<Table>>;
}
