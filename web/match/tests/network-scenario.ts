/**
 * Two pages and a real server through a network that delays, drops and swallows, by seed. Time is virtual: it moves on
 * only when the server has answered everything that reached it, so that no scenario depends on the machine's speed.
 */
import { type Draw, pick } from "@turnlight/kernel";
import type { ConnectionSocket } from "@turnlight/wire";
import { draw, socketUrl, Visitor } from "../../../server/tests/support/house.ts";
import { pageConnectionOver } from "../online/connection-lifecycle.ts";
import { openServerTable } from "../online/online-table.ts";
import { serverApiOver } from "../online/server-api.ts";
import type { Table, TableSight } from "../table.ts";

/** Node's sockets take headers where a browser sends its cookie by itself. */
const SocketWithCookie = WebSocket as unknown as new (
  url: string,
  how: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket;

type Hear = (message: { readonly data: unknown }) => void;

/** A clock that the scenario turns; `outside` counts what the real server still has to answer. */
class VirtualClock {
  now = 0;
  #due: { readonly at: number; readonly n: number; act(): void }[] = [];
  #count = 0;
  readonly #outside = new Set<object>();
  #answered: () => void = () => undefined;

  later(milliseconds: number, act: () => void): () => void {
    this.#count += 1;
    const one = { at: this.now + milliseconds, n: this.#count, act };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  }

  /** Time stands still until the returned function is called. */
  outside(): () => void {
    const one = {};
    this.#outside.add(one);
    return () => {
      this.#outside.delete(one);
      this.#answered();
    };
  }

  async #settled(): Promise<void> {
    // Promises of the page first: they may send something.
    for (let i = 0; i < 5; i++) await Promise.resolve();
    while (this.#outside.size > 0)
      await new Promise<void>((resolve) => {
        this.#answered = resolve;
      });
    for (let i = 0; i < 5; i++) await Promise.resolve();
    if (this.#outside.size > 0) await this.#settled();
  }

  /** Lets time pass, timer by timer, calling back at every moment at which something happens. */
  async pass(milliseconds: number, look: () => void = () => undefined): Promise<void> {
    const end = this.now + milliseconds;
    for (;;) {
      await this.#settled();
      look();
      const [next] = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.n - b.n);
      if (next === undefined) break;
      this.#due = this.#due.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.act();
    }
    this.now = end;
    look();
  }
}

/** What the network does with a page's frames from now on. */
interface Weather {
  readonly kind: "fine" | "slow" | "swallows" | "deaf";
  /** Milliseconds one way. */
  readonly delay: number;
}

/** A page's way to the server. */
class Network {
  weather: Weather = { kind: "fine", delay: 20 };
  /** When the weather began to swallow what the page sends. */
  swallowsSince: number | undefined;
  /** The ids of acknowledged commands that have been delivered to the page. */
  readonly delivered = new Set<string>();
  /** When the page last received an answer. */
  answeredAt = 0;
  readonly #clock: VirtualClock;
  readonly #url: string;
  readonly #cookie: string;
  readonly #open = new Set<{ drop(): void; end(): void }>();

  constructor(clock: VirtualClock, url: string, cookie: string) {
    this.#clock = clock;
    this.#url = url;
    this.#cookie = cookie;
  }

  change(weather: Weather): void {
    const swallows = weather.kind === "swallows" || weather.kind === "deaf";
    if (!swallows) this.swallowsSince = undefined;
    else this.swallowsSince ??= this.#clock.now;
    this.weather = weather;
  }

  /** Ends every connection at once, as when a proxy restarts. */
  drop(): void {
    for (const one of [...this.#open]) one.drop();
  }

  end(): void {
    for (const one of [...this.#open]) one.end();
  }

  connect(): ConnectionSocket {
    const clock = this.#clock;
    const hearing = new Map<string, Hear[]>();
    const tell = (kind: string, data?: string): void => {
      for (const hear of hearing.get(kind) ?? []) hear({ data });
    };
    let isClosed = false;
    /** Something was swallowed: nothing ever comes through this connection again, since bytes are missing. */
    let isBroken = false;
    let real: WebSocket | undefined;
    const unanswered = new Map<string, () => void>();
    /** Frames of one direction never overtake each other. */
    const inOrder = () => {
      let last = 0;
      return (act: () => void): void => {
        last = Math.max(last, clock.now + this.weather.delay);
        clock.later(last - clock.now, act);
      };
    };
    const [inbound, outbound] = [inOrder(), inOrder()];
    const forget = (): void => {
      for (const done of unanswered.values()) done();
      unanswered.clear();
    };
    const one = {
      drop: (): void => {
        if (isClosed) return;
        one.end();
        tell("close");
      },
      end: (): void => {
        isClosed = true;
        this.#open.delete(one);
        forget();
        real?.close();
      },
    };
    this.#open.add(one);
    const deliver = (text: string): void => {
      inbound(() => {
        if (this.weather.kind === "swallows") isBroken = true;
        if (isClosed || isBroken) return;
        for (const frame of JSON.parse(text)) {
          if (frame.id !== undefined || frame.answers !== undefined) this.answeredAt = clock.now;
          if (frame.kind === "welcome") this.answeredAt = clock.now;
          if (frame.kind === "acknowledged") this.delivered.add(frame.id);
          else if (frame.kind === "events" && frame.answers !== undefined) this.delivered.add(frame.answers);
        }
        tell("message", text);
      });
    };
    // A connection that is begun in bad weather is never answered; the page has to try another one.
    if (this.weather.kind === "fine" || this.weather.kind === "slow") {
      clock.later(this.weather.delay * 2, () => {
        if (isClosed) return;
        const opened = clock.outside();
        real = new SocketWithCookie(socketUrl(this.#url), { headers: { cookie: this.#cookie } });
        real.addEventListener("message", ({ data }) => {
          for (const frame of JSON.parse(String(data))) {
            if (frame.kind === "welcome") opened();
            const id = frame.id ?? frame.answers;
            unanswered.get(id)?.();
            unanswered.delete(id);
          }
          deliver(String(data));
        });
        real.addEventListener("close", () => {
          opened();
          forget();
          if (!isClosed) one.drop();
        });
      });
    }
    return {
      send: (text) => {
        outbound(() => {
          if (this.weather.kind === "swallows" || this.weather.kind === "deaf") isBroken = true;
          if (isClosed || isBroken) return;
          unanswered.set(JSON.parse(text).id, clock.outside());
          real?.send(text);
        });
      },
      // What a page closes in bad weather stays open for the server until the scenario ends.
      close: () => {
        isClosed = true;
        if (this.weather.kind === "swallows" || this.weather.kind === "deaf") {
          forget();
          return;
        }
        one.end();
      },
      addEventListener(kind: string, hear: Hear) {
        hearing.set(kind, [...(hearing.get(kind) ?? []), hear]);
      },
    };
  }
}

interface Player {
  readonly table: Table;
  readonly network: Network;
  readonly seat: number;
  /** Moves sent, and their answers. */
  sent: number;
  accepted: number;
  refused: number;
}

export interface ScenarioReport {
  /** What was told wrongly or too late; empty if all is well. */
  readonly faults: readonly string[];
  readonly moves: number;
  /** How often a page said that its connection was lost. */
  readonly losses: number;
}

const weathers: readonly Weather[] = [
  { kind: "fine", delay: 20 },
  { kind: "fine", delay: 150 },
  { kind: "slow", delay: 900 },
  { kind: "slow", delay: 3500 },
  { kind: "swallows", delay: 20 },
  { kind: "swallows", delay: 20 },
  { kind: "deaf", delay: 20 },
];

/** Milliseconds within which a dead line must be told. */
const noticedWithin = { onTurn: 5000, otherwise: 10_000 } as const;

const isOnTurn = ({ waiting, holder, outcome }: TableSight): boolean =>
  outcome === undefined && waiting.some((seat) => seat === holder);

const sitDown = async (url: string, clock: VirtualClock): Promise<readonly Player[]> => {
  const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
  const table = await ada.lay({
    game: "dice-race",
    config: "target=40",
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
  });
  await ada.sit(table, "Ada");
  await bo.sit(table, "Bo");
  const later = (milliseconds: number, act: () => void) => clock.later(milliseconds, act);
  return Promise.all(
    [ada, bo].map(async ({ cookie = "" }, seat): Promise<Player> => {
      const network = new Network(clock, url, cookie);
      const line = pageConnectionOver({
        connect: () => network.connect(),
        later,
        now: () => clock.now,
        whenBack: () => () => undefined,
      });
      const asking = serverApiOver((path, how = {}) =>
        fetch(new URL(path, url), { ...how, headers: { ...how.headers, cookie } }),
      );
      const opening = openServerTable(table, { line, asking, named: (laid) => laid, later });
      void clock.pass(2000);
      const opened = await opening;
      if (!opened.ok) throw new Error(opened.refusal.reason);
      return { table: opened.value, network, seat, sent: 0, accepted: 0, refused: 0 };
    }),
  );
};

/** The move that is legal whenever it is one's turn. */
const move = ({ moves }: TableSight, dice: Draw): string => pick(dice, moves ?? ["roll"]);

export const playScenario = async (url: string, seed: number): Promise<ScenarioReport> => {
  const dice = draw(`network ${seed}`);
  const clock = new VirtualClock();
  const players = await sitDown(url, clock);
  const faults: string[] = [];
  let losses = 0;
  /** Since when it has been a player's turn, as far as their page knows. */
  const turnSince = new Map<number, number>();
  for (const { table, seat } of players) {
    let stood = true;
    table.online?.stands.subscribe((stands) => {
      if (stood && !stands) losses += 1;
      stood = stands;
    });
    table.sight.subscribe((sight) => {
      if (!isOnTurn(sight)) turnSince.delete(seat);
      else if (!turnSince.has(seat)) turnSince.set(seat, clock.now);
    });
  }
  const look = (): void => {
    for (const { table, network, seat } of players) {
      const online = table.online;
      if (online === undefined) continue;
      const stands = online.stands.peek();
      // An answer may still have been under way when the line died.
      const since =
        network.swallowsSince === undefined ? undefined : Math.max(network.swallowsSince, network.answeredAt);
      const turn = turnSince.get(seat) ?? Number.POSITIVE_INFINITY;
      const limit = Math.min((since ?? 0) + noticedWithin.otherwise, Math.max(since ?? 0, turn) + noticedWithin.onTurn);
      if (stands && since !== undefined && clock.now > limit)
        faults.push(`${seat}: not noticed after ${clock.now - since} ms`);
      if (stands && clock.now - network.answeredAt > noticedWithin.otherwise)
        faults.push(`${seat}: connected without an answer for ${clock.now - network.answeredAt} ms`);
      const tap = online.tap.peek();
      if (tap === undefined && online.unanswered.peek() > 0) faults.push(`${seat}: an unanswered move is not shown`);
      if (!stands && (tap?.kind === "sending" || tap?.kind === "placed"))
        faults.push(`${seat}: ${tap.kind} without a connection`);
      if (tap?.kind === "confirmed" && network.delivered.size === 0) faults.push(`${seat}: confirmed by nobody`);
    }
  };
  const act = (player: Player): void => {
    const { table } = player;
    const sight = table.sight.peek();
    if (!isOnTurn(sight) || (table.online?.unanswered.peek() ?? 0) > 0) return;
    player.sent += 1;
    void table.play(move(sight, dice)).then((read) => {
      if (read.ok) player.accepted += 1;
      else player.refused += 1;
    });
    const kind = table.online?.tap.peek()?.kind;
    if (kind !== "placed" && kind !== "kept") faults.push(`${player.seat}: a tap showed ${kind} at once`);
  };
  for (let step = 0; step < 24; step++) {
    const player = pick(dice, players);
    if (pick(dice, [0, 1, 2]) === 0) player.network.change(pick(dice, weathers));
    if (pick(dice, [0, 1, 2, 3, 4, 5]) === 0) player.network.drop();
    for (const one of players) act(one);
    await clock.pass(pick(dice, [100, 200, 700, 1500, 4000, 11_000]), look);
  }
  for (const { network } of players) network.change({ kind: "fine", delay: 20 });
  // Everything comes back by itself.
  await clock.pass(40_000, look);
  const [one, two] = players;
  for (const { table, seat, sent, accepted, refused } of players) {
    if (table.online?.stands.peek() !== true) faults.push(`${seat}: not connected again`);
    if (accepted + refused !== sent) faults.push(`${seat}: ${sent - accepted - refused} moves unanswered`);
    if (refused > 0) faults.push(`${seat}: ${refused} legal moves refused`);
  }
  const [first, second] = [one?.table.sight.peek(), two?.table.sight.peek()];
  if (first?.version !== second?.version) faults.push(`versions ${first?.version} and ${second?.version} differ`);
  if (JSON.stringify(first?.view) !== JSON.stringify(second?.view)) faults.push("the two do not see the same");
  for (const { table, network } of players) {
    table.close();
    network.end();
  }
  await clock.pass(5000);
  return { faults, moves: players.reduce((sum, { accepted }) => sum + accepted, 0), losses };
};
