/** The contract of every match store. */
import { isEqual, type Result, seedOf } from "@turnlight/kernel";
import type { LogEntry, MatchHeader, StoredMatch } from "../log.ts";
import type { Commit, MatchEnd, MatchStore } from "../store.ts";
import { hold } from "./promises.ts";

/** A storage location. Opened again, as after a crash, it holds everything that was accepted. */
export interface StoreLocation {
  open(): Promise<MatchStore>;
}

const headOf = (id: string): MatchHeader => ({
  id,
  game: "dice-race",
  rules: 1,
  config: "target=20",
  seed: seedOf(id),
  sitters: [
    { kind: "person", name: "Ada", colour: 0, avatar: 0 },
    { kind: "bot", bot: "holds:20", name: "Steady" },
  ],
  series: { first: 1, results: [[1, 0]], begun: 500 },
  begun: 1000,
});

const entry = (version: number, move: string, command?: string): LogEntry => ({
  version,
  at: 1000 + version,
  ...(command !== undefined && { command }),
  happened: { kind: "entry", entry: { n: version, by: 0, move, at: 1000 + version } },
});

const endOf = (head: MatchHeader, log: readonly LogEntry[]): MatchEnd => ({
  ended: 2000,
  scores: [1, 0],
  record: {
    game: head.game,
    version: head.rules,
    config: head.config,
    seed: head.seed,
    entries: log.flatMap(({ happened }) => (happened.kind === "entry" ? [happened.entry] : [])),
  },
  notes: [],
  earned: [],
});

const codeOf = (read: Result<unknown> | undefined): string => (read?.ok === false ? read.refusal.code : "accepted");

const loaded = async (place: StoreLocation, id: string): Promise<StoredMatch | undefined> => {
  const read = await (await place.open()).load(id);
  hold(read.ok, "what was accepted comes back", () => `${id} cannot be read: ${codeOf(read)}`);
  return read.ok ? read.value : undefined;
};

const holdsLog = async (place: StoreLocation, id: string, log: readonly LogEntry[]): Promise<void> => {
  const found = await loaded(place, id);
  hold(
    isEqual(found?.log, log),
    "what was accepted comes back",
    () => `of ${id} came back ${JSON.stringify(found?.log)}`,
  );
};

/** Runs each check in a fresh location. */
export const tryStore = async (freshPlace: () => Promise<StoreLocation>): Promise<void> => {
  const place = await freshPlace();
  const store = await place.open();
  const one = async (commit: Commit): Promise<string> => codeOf((await store.commit([commit]))[0]);
  const a = headOf("a");
  hold(
    (await loaded(place, "a")) === undefined,
    "what was accepted comes back",
    () => "a match that never was came back",
  );

  hold(
    (await one({ match: "a", base: 0, log: [entry(1, "roll")] })) === "no-match",
    "a stale commit is refused",
    () => "a match without a beginning was accepted",
  );
  const first = [entry(1, "roll", "c1")];
  hold(
    (await one({ match: "a", base: 0, head: a, log: first })) === "accepted",
    "what was accepted comes back",
    () => "a new match was refused",
  );
  await holdsLog(place, "a", first);
  hold(
    isEqual((await loaded(place, "a"))?.head, a),
    "what was accepted comes back",
    () => "the head came back changed",
  );

  for (const base of [0, 2, 7]) {
    const stale = await one({ match: "a", base, log: [entry(base + 1, "hold", `late ${base}`)] });
    hold(stale === "stale", "a stale commit is refused", () => `on version 1 a commit on ${base} was ${stale}`);
  }
  const again = await one({ match: "a", base: 0, head: a, log: first });
  hold(again !== "accepted", "a stale commit is refused", () => "a match could be begun twice");
  await holdsLog(place, "a", first);

  const b = headOf("b");
  const wrong = await store.commit(
    [
      { match: "b", base: 0, head: b, log: [] },
      { match: "a", base: 5, log: [entry(6, "hold")] },
    ],
    { together: true },
  );
  hold(
    wrong.every(({ ok }) => !ok),
    "all together or none",
    () => "one of two was accepted",
  );
  hold((await loaded(place, "b")) === undefined, "all together or none", () => "a refused match is there");

  const second = [...first, entry(2, "hold", "c2")];
  const ended = await store.commit([{ match: "a", base: 1, log: [entry(2, "hold", "c2")], end: endOf(a, second) }]);
  hold(codeOf(ended[0]) === "accepted", "what was accepted comes back", () => `an end was ${codeOf(ended[0])}`);
  await holdsLog(place, "a", second);
  const next: LogEntry = { version: 3, at: 3000, command: "c3", happened: { kind: "next", match: "b" } };
  const both = await store.commit(
    [
      { match: "a", base: 2, log: [next] },
      { match: "b", base: 0, head: b, log: [] },
    ],
    { together: true },
  );
  hold(
    both.every(({ ok }) => ok),
    "all together or none",
    () => `a rematch was ${both.map(codeOf).join(", ")}`,
  );
  await holdsLog(place, "b", []);

  const races = await Promise.all(
    ["x", "y"].map(
      async (id) => (await (await place.open()).commit([{ match: "b", base: 0, log: [entry(1, "roll", id)] }]))[0],
    ),
  );
  const won = races.filter((race) => race?.ok === true).length;
  hold(won === 1, "of two that race one wins", () => `of two commits on the same version ${won} were accepted`);
  hold(((await loaded(place, "b"))?.log.length ?? 0) === 1, "of two that race one wins", () => "both racers were kept");
};

/** A store whose commits can be observed and made to fail. */
export interface WatchedStore {
  readonly store: MatchStore;
  /** The newest accepted version, by match. */
  readonly accepted: Map<string, number>;
  readonly ends: MatchEnd[];
  /** Makes the next commits fail: refused before writing, or written with the answer lost. */
  fail(how: "refused" | "lost", times?: number): void;
}

export const watched = (inner: MatchStore): WatchedStore => {
  const accepted = new Map<string, number>();
  const ends: MatchEnd[] = [];
  let failing: { how: "refused" | "lost"; times: number } | undefined;
  const failure = (): "refused" | "lost" | undefined => {
    if (failing === undefined || failing.times === 0) return undefined;
    failing.times -= 1;
    return failing.how;
  };
  return {
    accepted,
    ends,
    fail(how, times = 1) {
      failing = { how, times };
    },
    store: {
      async load(match) {
        const read = await inner.load(match);
        if (read.ok && read.value !== undefined) accepted.set(match, read.value.log.length);
        return read;
      },
      async commit(batch, how) {
        const failed = failure();
        if (failed === "refused")
          return batch.map(() => ({ ok: false as const, refusal: { code: "full", reason: "there is no room" } }));
        const verdicts = await inner.commit(batch, how);
        for (const [i, { match, base, log, end }] of batch.entries()) {
          if (verdicts[i]?.ok !== true) continue;
          accepted.set(match, base + log.length);
          if (end !== undefined) ends.push(end);
        }
        if (failed === "lost") throw new Error("the line to the store broke");
        return verdicts;
      },
    },
  };
};
