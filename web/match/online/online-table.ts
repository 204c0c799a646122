/** A table on a server: shows only what the server has confirmed, never optimistic state. */
import { batch, computed, type Signal, signal } from "@preact/signals";
import { type Action, type Sight as HostedSight, playersOf } from "@turnlight/host";
import { accept, type Refusal, type Result, refuse } from "@turnlight/kernel";
import type { FollowedState, Remark, SeatClock, TableState } from "@turnlight/wire";
import { noteKept } from "../replay/kept-record.ts";
import type { HeardEntry, OnlineState, SeatIntent, ShownPresence, Table, TableSetup, TableSight } from "../table.ts";
import type { PageConnection } from "./connection-lifecycle.ts";
import type { ServerApi } from "./server-api.ts";
import { trackTaps } from "./tap-state.ts";

export interface OnlineTablePorts {
  readonly line: PageConnection;
  readonly asking: Pick<ServerApi, "record">;
  /** The server sends bots by id; the page gives them their display names. */
  named(laid: TableSetup): TableSetup;
  later(milliseconds: number, act: () => void): () => void;
}

/** Milliseconds until waiting for a table is refused for lack of a connection. */
const patience = 10_000;

const prefix = "online-";

export const onlineAddress = (table: string): string => `${prefix}${table}`;

/** The server's table for an address; undefined if the address is one of this device. */
export const onlineTableIn = (address: string): string | undefined =>
  address.startsWith(prefix) ? address.slice(prefix.length) : undefined;

/** The server's record calls bots by their ids; a replay shows them by the names of this page. */
const withShownNames = (record: string, { sitters }: TableSetup): string => {
  const read: unknown = JSON.parse(record);
  return JSON.stringify(typeof read === "object" ? { ...read, players: playersOf(sitters) } : read);
};

class OpenOnlineTable {
  readonly sight: Signal<TableSight>;
  readonly listeners = new Set<(heard: HeardEntry) => void>();
  readonly refused = signal<Refusal | undefined>(undefined);
  readonly state: Signal<TableState>;
  readonly here = signal<readonly number[]>([]);
  /** By the server's clock; undefined for a server that tells only who is here. */
  readonly presence = signal<FollowedState["presence"]>(undefined);
  readonly clocks = signal<readonly SeatClock[]>([]);
  readonly intents = signal<ReadonlyMap<number, SeatIntent>>(new Map());
  readonly watchers = signal(0);
  readonly names = signal<readonly string[]>([]);
  readonly runsOut = signal<number | undefined>(undefined);
  /** The sight of the next match, while the viewer still looks at the result of the one before. */
  readonly ahead = signal<TableSight | undefined>(undefined);
  readonly hearers = new Set<(seat: number, remark: Remark) => void>();
  /** Entries received before anybody listened. */
  #early: HeardEntry[] = [];

  constructor(sight: TableSight, state: TableState) {
    this.sight = signal(sight);
    this.state = signal(state);
  }

  listen(listener: (heard: HeardEntry) => void): () => void {
    this.listeners.add(listener);
    for (const heard of this.#early) listener(heard);
    this.#early = [];
    return () => this.listeners.delete(listener);
  }

  tell(heard: HeardEntry): void {
    if (this.listeners.size === 0) this.#early.push(heard);
    for (const listener of this.listeners) listener(heard);
  }

  /** All but the sight, which comes with its event. */
  follow({ table, here, watchers, names, runsOut, presence, clocks = [], intents = [] }: FollowedState): void {
    batch(() => {
      this.refused.value = undefined;
      if (table !== undefined) this.state.value = table;
      this.here.value = here;
      this.watchers.value = watchers;
      this.names.value = names;
      this.runsOut.value = runsOut;
      this.presence.value = presence;
      this.clocks.value = clocks;
      this.intents.value = new Map(intents.map(({ seat, intent }) => [seat, intent]));
    });
  }

  /** Who is connected, by this device's clock, which the server's is so many milliseconds ahead of. */
  presenceNow(ahead: number): readonly ShownPresence[] {
    const told = this.presence.value;
    if (told !== undefined) return told.map(({ seat, state, since }) => ({ seat, state, since: since - ahead }));
    return this.state.value.seats.flatMap(({ kind }, seat) =>
      kind === "person"
        ? [{ seat, state: this.here.value.includes(seat) ? ("connected" as const) : ("away" as const) }]
        : [],
    );
  }
}

/** A viewer stays at a result until they ask for the next match themselves. */
const hasAsked = ({ outcome, viewer, rematch }: TableSight): boolean =>
  outcome === undefined || rematch?.wants.some((seat) => seat === viewer) === true;

export const openServerTable = (id: string, ports: OnlineTablePorts): Promise<Result<Table>> => {
  const { line, asking, named, later } = ports;
  const shown = (sight: HostedSight): TableSight => ({ ...sight, laid: named(sight.laid), holder: sight.viewer });
  return new Promise((resolve) => {
    let remote: OpenOnlineTable | undefined;
    const settle = (read: Result<Table>): void => {
      stopWaiting();
      if (!read.ok) place.leave();
      resolve(read);
    };
    const place = line.follow(id, {
      event({ happened }, now) {
        const { sight: hosted, table } = now;
        if (hosted === undefined || table === undefined) return;
        const sight = shown(hosted);
        if (remote === undefined) {
          remote = new OpenOnlineTable(sight, table);
          remote.follow(now);
          settle(accept(opened(remote)));
          return;
        }
        if (sight.match !== remote.sight.peek().match && !hasAsked(remote.sight.peek())) {
          remote.ahead.value = sight;
          return;
        }
        remote.runsOut.value = now.runsOut;
        remote.intents.value = new Map();
        if (happened.kind === "entry") {
          const { kind: _, ...entry } = happened;
          remote.tell({ ...entry, sight });
        }
        remote.sight.value = sight;
      },
      changed(now) {
        if (remote !== undefined) remote.follow(now);
        else if (now.table !== undefined && now.table.phase !== "playing")
          settle(now.table.phase === "closed" ? refuse("closed", "this table is closed") : notBegun);
      },
      said(seat, remark) {
        for (const hear of remote?.hearers ?? []) hear(seat, remark);
      },
      refused(refusal) {
        if (remote === undefined) settle({ ok: false, refusal });
        else remote.refused.value = refusal;
      },
    });
    const stopWaiting = later(patience, () => settle(refuse("no-line", "the server cannot be reached")));

    const opened = (table: OpenOnlineTable): Table => {
      const taps = trackTaps({ stands: line.stands, later });
      const send = async (deed: Action): Promise<Result<undefined>> => {
        const done = await taps.follow(place.send(deed));
        return done.ok ? accept(undefined) : done;
      };
      const goOn = (): void => {
        const ahead = table.ahead.peek();
        if (ahead === undefined) return;
        batch(() => {
          table.ahead.value = undefined;
          table.sight.value = ahead;
        });
      };
      const rematch = async (): Promise<Result<undefined>> => {
        const done = await send({ kind: "rematch" });
        // The next match may have begun before this page knew that its viewer wants it.
        if (done.ok) goOn();
        return done;
      };
      /** A time of the server's clock by this device's. */
      const byDevice = (at: number | undefined): number | undefined =>
        at === undefined ? undefined : at - line.ahead.value;
      const online: OnlineState = {
        id,
        stands: line.stands,
        refused: table.refused,
        unanswered: taps.unanswered,
        tap: taps.state,
        state: table.state,
        presence: computed(() => table.presenceNow(line.ahead.value)),
        clocks: computed(() =>
          table.clocks.value.map(({ runsOut, ...clock }) => ({
            ...clock,
            ...(runsOut !== undefined && { runsOut: runsOut - line.ahead.value }),
          })),
        ),
        intents: table.intents,
        intend: (intent) => place.intend(intent),
        claim: (takes) => send({ kind: "claim", takes }),
        here: table.here,
        watchers: table.watchers,
        names: table.names,
        hasNext: computed(() => table.ahead.value !== undefined),
        rematchUntil: computed(() => byDevice(table.sight.value.rematch?.until)),
        goOn,
        say: (remark) => place.say(remark),
        hear(listener) {
          table.hearers.add(listener);
          return () => table.hearers.delete(listener);
        },
        runsOut: computed(() => byDevice(table.runsOut.value)),
      };
      const sits = typeof table.sight.peek().holder === "number";
      return {
        address: signal(onlineAddress(id)),
        sight: table.sight,
        unsaved: signal(undefined),
        taken: signal(false),
        listen: (listener) => table.listen(listener),
        play: (text) => send({ kind: "play", text }),
        resign: () => send({ kind: "resign" }),
        record: async () => {
          const { match, laid } = table.sight.peek();
          const read = await asking.record(id, match);
          if (!read.ok) return read;
          const record = withShownNames(read.value, laid);
          if (online.state.peek().watching) noteKept(record, id, match);
          return accept(record);
        },
        file: async () => refuse("not-here", "this match is kept by the server"),
        can: sits
          ? {
              takeBack: (moves = 1) => send({ kind: "take-back", moves }),
              rematch,
              noRematch: () => send({ kind: "no-rematch" }),
            }
          : {},
        online,
        close: () => place.leave(),
      };
    };
  });
};

const notBegun = refuse("not-begun", "not everybody sits yet");
