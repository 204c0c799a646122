/** The contract suite accepts a correct host over a correct store, and names the broken promise for each faulty one. */
import { type AnyGame, accept, refuse } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { describe, expect, test } from "vitest";
import {
  BrokenContract,
  type ContractPromise,
  type ContractTable,
  contractPromises,
  type Hosts,
  type StoreLocation,
  type TriedHost,
  tryHosts,
  tryStore,
} from "../contract/index.ts";
import { type Command, type Commit, HostedMatch, type MatchStore, memoryStore, type ViewerEvent } from "../index.ts";

const race: ContractTable = { game: diceRace, config: "target=20", seats: 2 };
const duel: ContractTable = {
  game: hiddenNumber,
  config: "highest=9",
  seats: 2,
  twins: { seat: 0, moves: ["hide 3", "hide 7"] },
};

const honestPlace = async (): Promise<StoreLocation> => {
  const store = memoryStore();
  return { open: async () => store };
};

const brokenBy = async (trial: Promise<void>): Promise<ContractPromise | undefined> =>
  trial.then(
    () => undefined,
    (problem: unknown) => {
      if (problem instanceof BrokenContract) return problem.promise;
      throw problem;
    },
  );

test("an honest store keeps the contract", async () => {
  expect(await brokenBy(tryStore(honestPlace))).toBeUndefined();
});

test("an honest host keeps the contract, with dice and with secrets", async () => {
  for (const table of [race, duel]) expect(await brokenBy(tryHosts(table, HostedMatch, honestPlace))).toBeUndefined();
});

type Change = (inner: MatchStore) => Partial<MatchStore>;
const placeWith = (change: Change) => async (): Promise<StoreLocation> => {
  const inner = memoryStore();
  const store = { ...inner, ...change(inner) };
  return { open: async () => store };
};

const without = (key: keyof Commit) => (commit: Commit) => {
  const { [key]: _, ...rest } = commit;
  return rest as Commit;
};

const stores: readonly (readonly [ContractPromise, string, Change])[] = [
  [
    "what was accepted comes back",
    "forgets the entry that ended a match",
    (inner) => ({
      commit: (batch, how) =>
        inner.commit(
          batch.map((one) => (one.end === undefined ? one : { ...one, log: [] })),
          how,
        ),
    }),
  ],
  [
    "a stale commit is refused",
    "accepts whatever comes",
    () => {
      const logs = new Map<string, Commit[]>();
      return {
        commit: async (batch) =>
          batch.map((one) => {
            if (one.head === undefined && !logs.has(one.match)) return refuse("no-match", "none");
            logs.set(one.match, [...(logs.get(one.match) ?? []), one]);
            return accept(undefined);
          }),
        load: async (match) => {
          const [first, ...more] = logs.get(match) ?? [];
          const { head } = first ?? {};
          return accept(
            head === undefined ? undefined : { head, log: [first, ...more].flatMap((one) => one?.log ?? []) },
          );
        },
      };
    },
  ],
  ["all together or none", "takes each by itself", (inner) => ({ commit: (batch) => inner.commit(batch) })],
  [
    "of two that race one wins",
    "says yes to both racers",
    (inner) => ({
      commit: async (batch, how) => {
        const verdicts = await inner.commit(batch, how);
        const races = batch.length === 1 && batch[0]?.match === "b";
        return races ? verdicts.map(() => accept(undefined)) : verdicts;
      },
    }),
  ],
];

describe("a store is refused that", () => {
  test.each(stores)("breaks “%s”: it %s", async (promise, _, change) => {
    expect(await brokenBy(tryStore(placeWith(change)))).toBe(promise);
  });
});

type Wrap = (host: HostedMatch) => Partial<TriedHost>;

const wrapped = (host: HostedMatch, wrap: Wrap): TriedHost => {
  const own = wrap(host);
  return new Proxy(host, {
    get(target, key) {
      const found: unknown = Reflect.get(Object.hasOwn(own, key) ? own : target, key);
      return typeof found === "function" ? found.bind(Object.hasOwn(own, key) ? own : target) : found;
    },
  });
};

const hostsWith = (wrap: Wrap): Hosts => ({
  async begin(game, laid, ports) {
    const read = await HostedMatch.begin(game, laid, ports);
    return read.ok ? accept(wrapped(read.value, wrap)) : read;
  },
  async open(game, id, ports) {
    const read = await HostedMatch.open(game, id, ports);
    return read.ok ? accept(wrapped(read.value, wrap)) : read;
  },
});

/** The same host over a store that is modified to misbehave. */
const hostsOver = (change: Change, game?: (honest: AnyGame) => AnyGame): Hosts => {
  const over = (store: MatchStore): MatchStore => ({ ...store, ...change(store) });
  const as = game ?? ((honest) => honest);
  return {
    begin: (honest, laid, ports) => HostedMatch.begin(as(honest), laid, { ...ports, store: over(ports.store) }),
    open: (honest, id, ports) => HostedMatch.open(as(honest), id, { ...ports, store: over(ports.store) }),
  };
};

const telling =
  (alter: (event: ViewerEvent, tell: (event: ViewerEvent) => void) => void): Wrap =>
  (host) => ({
    watch: (viewer, since, tell) => host.watch(viewer, since, (event) => alter(event, tell)),
  });

const sabotages: readonly (readonly [ContractPromise, string, Hosts])[] = [
  [
    "kept before told",
    "tells before the store has answered",
    hostsOver((inner) => {
      // Commits are acknowledged at once, but nothing is stored.
      return {
        commit: async (batch, how) => {
          if (batch.some(({ head }) => head !== undefined)) return inner.commit(batch, how);
          return batch.map(() => accept(undefined));
        },
      };
    }),
  ],
  [
    "a refused commit leaves no trace",
    "acknowledges what was not kept",
    hostsWith((host) => ({
      command: async (command) => {
        const read = await host.command(command);
        const full = !read.ok && read.refusal.code === "full";
        return full ? accept({ version: host.version, match: host.id }) : read;
      },
    })),
  ],
  [
    "sent twice, played once",
    "takes every command for a new one",
    hostsWith((host) => {
      let sent = 0;
      return {
        command: (command) => {
          sent += 1;
          return host.command({ ...command, id: command.id === "same" ? `same ${sent}` : command.id });
        },
      };
    }),
  ],
  [
    "sent to two hosts, played once",
    "names a command anew where it was not sent first",
    (() => {
      const honest = hostsOver((inner) => inner);
      return {
        ...honest,
        open: async (game, id, ports) => {
          const read = await HostedMatch.open(game, id, ports);
          const anew = (command: Command) =>
            command.id.startsWith("both") ? { ...command, id: `${command.id} here` } : command;
          return read.ok
            ? accept(wrapped(read.value, (host) => ({ command: (command) => host.command(anew(command)) })))
            : read;
        },
      };
    })(),
  ],
  [
    "sent to two hosts, played once",
    "plays what it was refused as stale again",
    hostsWith((host) => ({
      command: async (command) => {
        const read = await host.command(command);
        const isBehind = !read.ok && read.refusal.code === "stale" && command.id.startsWith("both");
        return isBehind || command.id === "both 0" ? host.command({ ...command, id: `${command.id} again` }) : read;
      },
    })),
  ],
  [
    "versions without gaps",
    "leaves out what a viewer may not hear",
    hostsWith(
      telling((event, tell) => {
        const isEmpty = event.happened.kind === "entry" && event.happened.facts.length === 0;
        if (!isEmpty) tell(event);
      }),
    ),
  ],
  [
    "changes lead to the sight",
    "forgets to say what changed",
    hostsWith(
      telling((event, tell) =>
        tell(
          "change" in event.seen && event.version > 3
            ? { ...event, seen: { change: event.seen.change.slice(1) } }
            : event,
        ),
      ),
    ),
  ],
  [
    "whoever returns sees the same",
    "tells who returns only the last version",
    hostsWith((host) => ({
      watch: (viewer, since, tell) => {
        if (since === undefined || since === 0) return host.watch(viewer, since, tell);
        return host.watch(viewer, since, (event) => tell({ ...event, seen: { change: [] } }));
      },
    })),
  ],
  [
    "secrets stay with their owner",
    "tells everybody every move",
    hostsOver(
      (inner) => inner,
      (game) => ({
        ...game,
        rules: { ...game.rules, view: (state) => state },
      }),
    ),
  ],
  [
    "an end is kept once, with what was earned",
    "forgets the end",
    hostsOver((inner) => ({
      commit: (batch, how) => inner.commit(batch.map(without("end")), how),
    })),
  ],
  [
    "of two that race one wins",
    "believes the store said yes",
    hostsOver((inner) => ({
      commit: async (batch, how) => {
        const verdicts = await inner.commit(batch, how);
        return verdicts.map((verdict) =>
          !verdict.ok && verdict.refusal.code === "stale" ? accept(undefined) : verdict,
        );
      },
    })),
  ],
  [
    "a lost answer loses nothing",
    "plays a command again after a kill",
    (() => {
      const honest = hostsOver((inner) => inner);
      return {
        ...honest,
        open: async (game, id, ports) => {
          const read = await HostedMatch.open(game, id, ports);
          return read.ok
            ? accept(
                wrapped(read.value, (host) => ({
                  command: (command) => host.command({ ...command, id: command.id === "lost" ? "found" : command.id }),
                })),
              )
            : read;
        },
      };
    })(),
  ],
  [
    "a rematch is an event",
    "goes on without a word",
    hostsWith(
      telling((event, tell) => {
        tell(event.happened.kind === "next" ? { ...event, happened: { kind: "fresh" } } : event);
      }),
    ),
  ],
  [
    "a rematch begins when all want it",
    "takes one's word for all",
    hostsWith((host) => ({
      wantRematch: ({ id, seat }) => host.command({ id, seat, deed: { kind: "rematch" } }),
    })),
  ],
  [
    "nothing happens to a match that is over",
    "says yes after the end",
    hostsWith((host) => ({
      command: async (command) => {
        const read = await host.command(command);
        const over = !read.ok && read.refusal.code === "match-over";
        return over ? accept({ version: host.version, match: host.id }) : read;
      },
    })),
  ],
];

describe("a host is refused that", () => {
  test.each(sabotages)("breaks “%s”: it %s", async (promise, _, hosts) => {
    const broken = [
      await brokenBy(tryHosts(race, hosts, honestPlace)),
      await brokenBy(tryHosts(duel, hosts, honestPlace)),
    ];
    expect(broken).toContain(promise);
  });
});

test("every promise has its sabotage", () => {
  const tried = new Set([...stores, ...sabotages].map(([promise]) => promise));
  expect(contractPromises.filter((promise) => !tried.has(promise))).toEqual([]);
});
