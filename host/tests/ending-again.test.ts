/** Match ends that are taken back and judged again, and ends without a result. */
import { games } from "@turnlight/games";
import { type AnyGame, seedOf } from "@turnlight/kernel";
import { expect, test } from "vitest";
import { botThought, HostedMatch, type HostPorts, memoryStore } from "../index.ts";

const wisp = async (): Promise<AnyGame> => {
  const game = await games["wisp"]?.();
  if (game === undefined) throw new Error("there is no such game");
  return game;
};

test("an end that was taken back and reached once more is kept twice, with what was earned", async () => {
  const game = await wisp();
  const store = memoryStore();
  let now = 1000;
  const ports: HostPorts = {
    store,
    think: () => Promise.reject(new Error("nobody thinks here")),
    now: () => now,
    freshSeed: () => seedOf("seed"),
    freshId: () => "m",
  };
  const config = game.rules.configText.read("");
  if (!config.ok) throw new Error(config.refusal.reason);
  const laid = {
    game: "wisp",
    config: game.rules.configText.write(config.value),
    sitters: [{ kind: "person" as const, name: "Ada", colour: 0, avatar: 0 }],
  };
  const begun = await HostedMatch.begin(game, laid, ports);
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const host = begun.value;
  let commands = 0;
  const playOn = async (): Promise<void> => {
    const { version } = game.rules;
    const dice = seedOf("dice");
    const question = { game: "wisp", rules: version, bot: "solver", seat: 0, view: host.match.view(0), dice };
    const thought = await botThought(game, question);
    if (!thought.ok) throw new Error(thought.refusal.reason);
    commands += 1;
    const deed = { kind: "play" as const, text: thought.value.text };
    expect(await host.command({ id: `c${commands}`, seat: 0, deed })).toMatchObject({ ok: true });
  };
  while (host.match.outcome === undefined) await playOn();
  expect(store.endOf("m")).toMatchObject({ ended: 1000 });
  now = 2000;
  const back = { kind: "take-back" as const, moves: 1 };
  expect(await host.command({ id: "back", seat: 0, deed: back })).toMatchObject({ ok: true });
  expect(host.match.outcome).toBeUndefined();
  await playOn();
  expect(host.match.outcome).toBeDefined();
  expect(store.endOf("m")).toMatchObject({ ended: 2000, earned: [{ seat: 0 }] });
});

test.each(["zonk", "head"])("%s against a bot that ends without a result earns nobody anything", async (name) => {
  const game = await games[name]?.();
  const config = game?.rules.configText.read("");
  if (game === undefined || config?.ok !== true) throw new Error(`there is no ${name}`);
  const ends: (readonly unknown[] | undefined)[] = [];
  for (const end of ["forfeit", "stop"] as const) {
    const store = memoryStore();
    const ports: HostPorts = {
      store,
      think: () => new Promise(() => undefined),
      now: () => 1000,
      freshSeed: () => seedOf("seed"),
      freshId: () => "m",
    };
    const laid = {
      game: name,
      config: game.rules.configText.write(config.value),
      sitters: [
        { kind: "person" as const, name: "Ada", colour: 0, avatar: 0 },
        { kind: "bot" as const, bot: "random", name: "Bo" },
      ],
    };
    const begun = await HostedMatch.begin(game, laid, ports);
    if (!begun.ok) throw new Error(begun.refusal.reason);
    const host = begun.value;
    expect(await (end === "stop" ? host.stop("x") : host.forfeit([0, 1], "x", host.version))).toMatchObject({
      ok: true,
    });
    expect(host.sight(0).outcome).toEqual({ scores: [0, 0], stopped: true });
    ends.push(store.endOf("m")?.earned);
  }
  expect(ends).toEqual([[], []]);
});
