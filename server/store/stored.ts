/** Guests, passkeys and tables as both databases store them. */

export interface Guest {
  readonly id: string;
  readonly made: number;
  /** The sign-out counter: credentials issued at a lower count are void. */
  readonly signOuts: number;
  /** When the session it was found by was last used, to within a day. */
  readonly seen: number;
}

/** A passkey's public key and signature counter. */
export interface Passkey {
  readonly id: string;
  readonly guest: string;
  readonly key: string;
  readonly uses: number;
}

/** A stored table. `state` is opaque to the store; the other fields can be queried. */
export interface StoredTable {
  readonly id: string;
  readonly version: number;
  readonly owner: string;
  readonly open: boolean;
  /** It has a clock, so it must stay in memory. */
  readonly clocked: boolean;
  /** When it last changed. */
  readonly touched: number;
  readonly game: string;
  /** The join code, while it is open. */
  readonly code?: string;
  /** Listed among the open tables. */
  readonly listed: boolean;
  /** Moves have so much time that its creator need not be there. */
  readonly slow: boolean;
  readonly state: string;
}
