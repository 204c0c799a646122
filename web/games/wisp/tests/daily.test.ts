/** The daily level across midnight, on the host the page uses. */
import { games } from "@turnlight/games";
import { setup, solve, type WispResult, wisp } from "@turnlight/games/wisp";
import { HostedMatch, type HostPorts, type MatchEnd, memoryStore } from "@turnlight/host";
import { type Result, seedOf, sentence } from "@turnlight/kernel";
import { expect, test } from "vitest";

const must = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(sentence(read.refusal));
  return read.value;
};

const text = wisp.rules.configText.write(must(wisp.rules.configText.read("")));

/** A host with a controllable clock, and the results of its matches. */
const evening = () => {
  const store = memoryStore();
  const ends: MatchEnd[] = [];
  const clock = { now: 0 };
  let ids = 0;
  const ports: HostPorts = {
    store: {
      load: store.load,
      commit: (batch, how) => {
        for (const { end } of batch) if (end !== undefined) ends.push(end);
        return store.commit(batch, how);
      },
    },
    think: () => Promise.reject(new Error("no bot sits here")),
    now: () => clock.now,
    freshSeed: () => seedOf("daily"),
    freshId: () => {
      ids += 1;
      return `match-${ids}`;
    },
  };
  return { ports, ends, clock };
};

const inTime = async (begun: string, anew: string): Promise<boolean | undefined> => {
  const { ports, ends, clock } = evening();
  clock.now = Date.parse(begun);
  const sitters = [{ kind: "person", name: "Ada", colour: 0, avatar: 0 }] as const;
  const occasion = { kind: "daily", about: "2026-11-20" };
  const game = await games["wisp"]?.();
  if (game === undefined) throw new Error("the wisp is not among the games");
  const first = must(await HostedMatch.begin(game, { game: "wisp", config: text, sitters, occasion }, ports));
  clock.now = Date.parse(anew);
  must(await first.command({ id: "anew", seat: 0, base: first.version, deed: { kind: "rematch" } }));
  const { successor } = first;
  const { level } = must(wisp.rules.configText.read(text));
  const solution = solve(setup(level), { nodes: 100_000 });
  if (successor === undefined || solution.kind !== "solved") throw new Error("there is nothing to play");
  for (const [i, move] of solution.moves.entries())
    must(await successor.command({ id: `${i}`, seat: 0, base: successor.version, deed: { kind: "play", text: move } }));
  const result = must(wisp.aftermath?.readResult(ends[0]?.earned[0]?.result) as Result<WispResult>);
  return result.counts.kind === "daily" ? result.counts.inTime : undefined;
};

test("a day's level begun before midnight belongs to its day, however often it is begun anew after it", async () => {
  expect(await inTime("2026-11-20T23:50:00Z", "2026-11-21T00:10:00Z")).toBe(true);
});

test("one begun after midnight does not", async () => {
  expect(await inTime("2026-11-21T00:05:00Z", "2026-11-21T00:10:00Z")).toBe(false);
});
