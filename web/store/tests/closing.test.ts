/** A page closed at any moment around a match's end loses nothing that was earned, and counts nothing twice. */
import { HostedMatch, type HostPorts, type MatchStore, type TableSetup } from "@turnlight/host";
import { type Aftermath, type AnyGame, accept, type Result, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../index.ts";
import { freshDevice } from "./sample-items.ts";

beforeEach(freshDevice);

interface Stars {
  readonly stars: number;
  readonly of: readonly string[];
}

const readStars = (value: unknown): Result<Stars> => accept(value as Stars);
const aftermath: Aftermath<{ readonly stars: number }, Stars> = {
  result: ({ scores, seat }) => ({ stars: (scores[seat] ?? 0) >= 10 ? 3 : 1 }),
  start: { stars: 0, of: [] },
  add: ({ stars, of }, { match, result }) => ({ stars: stars + result.stars, of: [...of, match] }),
  readResult: (value) => accept(value as { readonly stars: number }),
  readStanding: readStars,
};
const game: AnyGame = { ...diceRace, aftermath };
const laid: TableSetup = {
  game: "dice-race",
  config: "seats=2 target=10",
  sitters: [
    { kind: "person", name: "Ada", colour: 0, avatar: 0 },
    { kind: "bot", bot: "holds:20", name: "Steady" },
  ],
};

class Closed extends Error {}

/**
 * A match store whose page is closed after so many writes: before a write, or after it and before its promise resolves.
 */
const closing = (inner: MatchStore, left: { writes: number }, when: "before" | "after"): MatchStore => ({
  load: (match) => {
    if (left.writes < 0) throw new Closed();
    return inner.load(match);
  },
  async commit(batch, how) {
    left.writes -= 1;
    if (left.writes < 0 && when === "before") throw new Closed();
    const verdicts = await inner.commit(batch, how);
    if (left.writes < 0) throw new Closed();
    return verdicts;
  },
});

const portsOver = (store: MatchStore): HostPorts => ({
  store,
  think: () => new Promise(() => {}),
  now: () => 5000,
  freshSeed: () => seedOf("closing"),
  freshId: () => "only-match",
});

/** Plays to the end on a fresh connection; false if the page was closed on the way. */
const playOn = async (left: { writes: number }, when: "before" | "after"): Promise<boolean> => {
  const opened = await openStore();
  try {
    const ports = portsOver(
      closing(
        opened.matchStore(() => aftermath),
        left,
        when,
      ),
    );
    const there = await HostedMatch.open(game, "only-match", ports);
    const host = there.ok ? there : await HostedMatch.begin(game, laid, ports, { first: 0, seed: seedOf("closing") });
    if (!host.ok) return false;
    for (let i = host.value.version; host.value.sight(0).outcome === undefined; i = host.value.version) {
      const { moves = [] } = host.value.sight(0);
      const text = moves.includes("hold") ? "hold" : "roll";
      const deed = moves.length === 0 ? ({ kind: "resign" } as const) : ({ kind: "play", text } as const);
      const done = await host.value.command({ id: `entry ${i}`, seat: 0, deed });
      if (!done.ok) return false;
    }
    return true;
  } catch (problem) {
    if (problem instanceof Closed) return false;
    throw problem;
  } finally {
    opened.close();
  }
};

const standing = async (): Promise<Stars> => {
  const opened = await openStore();
  try {
    return await opened.standing("dice-race", aftermath);
  } finally {
    opened.close();
  }
};

test.each(["before", "after"] as const)(
  "closed %s any of its writes, the match goes on and counts once",
  async (when) => {
    await playOn({ writes: Number.POSITIVE_INFINITY }, when);
    const whole = await standing();
    expect(whole.of).toEqual(["only-match"]);
    let wasClosed = 0;
    for (let writes = 0; writes < 50; writes++) {
      freshDevice();
      const finished = await playOn({ writes }, when);
      if (finished) break;
      wasClosed += 1;
      // The page is opened again, twice: once to continue, once only to look.
      await playOn({ writes: Number.POSITIVE_INFINITY }, when);
      await playOn({ writes: Number.POSITIVE_INFINITY }, when);
      expect(await standing()).toEqual(whole);
    }
    expect(wasClosed).toBeGreaterThan(2);
  },
);

test("a match begun anew is no unfinished match any more", async () => {
  const opened = await openStore();
  let ids = 0;
  const ports: HostPorts = {
    ...portsOver(opened.matchStore(() => aftermath)),
    freshId: () => {
      ids += 1;
      return `match-${ids}`;
    },
  };
  const host = await HostedMatch.begin(game, laid, ports, { first: 0 });
  if (!host.ok) throw new Error(host.refusal.reason);
  await host.value.command({ id: "a", seat: 0, deed: { kind: "play", text: "roll" } });
  expect((await opened.running({})).map(({ id }) => id)).toEqual(["match-1"]);
  await host.value.command({ id: "b", seat: 0, deed: { kind: "restart" } });
  expect((await opened.running({})).map(({ id }) => id)).toEqual(["match-2"]);
  expect(await opened.load("match-1")).toEqual(accept(undefined));
  opened.close();
});
