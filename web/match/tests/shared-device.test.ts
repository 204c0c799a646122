/** A match on one device: saved before it is shown, shown only as its holder may see it, and never blocked by a bot. */

import { head } from "@turnlight/games/head";
import { wisp } from "@turnlight/games/wisp";
import {
  type Action,
  type BotQuestion,
  HostedMatch,
  type HostPorts,
  memoryStore,
  type PresetDraw,
  recordOf,
  type Thought,
} from "@turnlight/host";
import { type AnyGame, accept, drawOf, type Result, randomBot, readBot, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { describe, expect, test } from "vitest";
import type { WorkerEvent } from "../local/messages.ts";
import { SharedDevice } from "../local/shared-device.ts";
import { LocalSubscription } from "../local/subscription.ts";
import type { HeardEntry, PreparingBot, Sitter, TableSetup, TableSight } from "../table.ts";

const person = (name: string): Sitter => ({ kind: "person", name, colour: 0, avatar: 0 });
const bot = (name: string): Sitter => ({ kind: "bot", bot: name, name });
const race = (sitters: readonly Sitter[]): TableSetup => ({
  game: "dice-race",
  config: `seats=${sitters.length} target=20`,
  sitters,
});
const duel = (sitters: readonly Sitter[]): TableSetup => ({ game: "hidden-number", config: "highest=9", sitters });
const gameOf = ({ game }: TableSetup): AnyGame => {
  const found = [diceRace, head, hiddenNumber, wisp].find(({ rules }) => rules.id === game);
  if (found === undefined) throw new Error(`no game ${game}`);
  return found;
};

const value = <T>(read: Result<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
/** Flushes promises: nothing here waits for anything else. */
const settled = async () => {
  for (let turns = 0; turns < 200; turns++) await Promise.resolve();
};

const botsThink = async ({ game, bot: name, seat, view, dice }: BotQuestion): Promise<Thought> => {
  const { rules } = gameOf({ game, config: "", sitters: [] });
  const draw = drawOf(dice);
  const read = readBot(gameOf({ game, config: "", sitters: [] }), name);
  const chosen = read.ok ? read.value : randomBot;
  const moves = rules.moves(view, seat);
  const { move, why } = await chosen.choose({ view, seat, moves, draw, nodes: 1 });
  return { text: rules.moveText.write(move), ...(why !== undefined && { why }) };
};

/** A shared device with a subscribed page, over a memory store. */
const world = (think: (question: BotQuestion) => Promise<Thought> = botsThink) => {
  const order: string[] = [];
  const told: HeardEntry[] = [];
  const said: WorkerEvent[] = [];
  const store = memoryStore();
  let page = new LocalSubscription();
  let device: SharedDevice | undefined;
  let seeds = 0;
  let commands = 0;
  const say = (one: WorkerEvent): void => {
    said.push(one);
    page.hear(structuredClone(one));
  };
  const ports: HostPorts = {
    store: {
      load: (match) => store.load(match),
      commit: async (batch, how) => {
        await Promise.resolve();
        const verdicts = await store.commit(batch, how);
        for (const { base, log } of batch) order.push(`kept ${base + log.length}`);
        return verdicts;
      },
    },
    think,
    thinking: (seat) => device?.thinking(seat),
    now: () => 1000 + order.length,
    freshSeed: () => seedOf(`host ${seeds++}`),
    freshId: () => `match-${seeds}`,
  };
  const show = (host: HostedMatch): void => {
    page = new LocalSubscription();
    page.listen((heard) => {
      told.push(heard);
      order.push(`told ${heard.n}`);
    });
    device = new SharedDevice(host, say);
    host.start();
  };
  const open = (): SharedDevice => {
    if (device === undefined) throw new Error("no match is open");
    return device;
  };
  const act = (deed: Action): Promise<Result<unknown>> => {
    commands += 1;
    return open().do(`command ${commands}`, deed);
  };
  return {
    order,
    told,
    said,
    ports,
    store,
    prepare: (preparing: PreparingBot | undefined) => open().preparing(preparing),
    begin: async (laid: TableSetup, drawn?: PresetDraw) =>
      show(value(await HostedMatch.begin(gameOf(laid), laid, ports, drawn))),
    resume: async (laid: TableSetup, match: string) => show(value(await HostedMatch.open(gameOf(laid), match, ports))),
    sight: (): TableSight => {
      const now = page.sight.value;
      if (now === undefined) throw new Error("nothing is shown");
      return now;
    },
    entries: async (match = open().match) => {
      const stored = value(await store.load(match));
      return stored === undefined ? [] : recordOf(stored).entries;
    },
    play: (text: string) => act({ kind: "play", text }),
    act,
    take: async (seat: number) => open().take(seat),
    layOpen: async () => open().layOpen(),
    record: () => open().record(),
    match: () => open().match,
  };
};

describe("a bot's reasons", () => {
  const rollsBecause = () => Promise.resolve({ text: "roll", why: { because: "it feels lucky" } });

  test("reach the page where everybody sees the same", async () => {
    const { begin, told } = world(rollsBecause);
    await begin(race([person("Ada"), bot("holds:20")]), { first: 1 });
    await settled();
    expect(told.find(({ by }) => by === 1)).toMatchObject({ why: { because: "it feels lucky" } });
  });

  test("stay behind where the bot knows something others do not", async () => {
    const { begin, told } = world(() => Promise.resolve({ text: "hide 3", why: { because: "my number is 3" } }));
    await begin(duel([person("Ada"), bot("halving")]), { first: 1 });
    await settled();
    expect(told.some(({ by }) => by === 1)).toBe(true);
    expect(JSON.stringify(told)).not.toContain("my number");
  });
});

test("who starts can be drawn elsewhere, as for a tournament", async () => {
  for (const first of [0, 1]) {
    const { begin, sight } = world(() => new Promise(() => {}));
    await begin(race([person("Ada"), bot("holds:20")]), { first, seed: seedOf("drawn") });
    expect(sight().waiting).toEqual([first]);
  }
});

describe("setting the table anew", () => {
  test("before one's first move; what the other has entered stays, behind the curtain still", async () => {
    const { begin, play, take, act, sight } = world();
    await begin(duel([person("Ada"), person("Bo")]));
    value(await play("hide 3"));
    value(await take(1));
    const sitters = [person("Ada"), person("Bea")];
    value(await act({ kind: "set-anew", config: "highest=12", sitters }));
    expect(sight()).toMatchObject({ holder: 1, waiting: [1], laid: { sitters: [{}, { name: "Bea" }] } });
    expect(sight().view).toMatchObject({ highest: 12, known: [0, 0] });
    expect(await act({ kind: "set-anew", config: "highest=2", sitters })).toMatchObject({ ok: false });
    value(await play("hide 11"));
    expect(sight()).toMatchObject({ entries: 2 });
  });

  test("bots begin again at the changed table", async () => {
    const { begin, act, entries, sight } = world();
    await begin(duel([person("Ada"), bot("halving")]));
    await settled();
    expect(await entries()).toHaveLength(1);
    value(await act({ kind: "set-anew", config: "highest=5", sitters: [person("Ada"), bot("halving")] }));
    await settled();
    expect(sight().laid.config).toContain("highest=5");
    expect(await entries()).toMatchObject([{ by: 1 }]);
  });

  test("not once one has moved, and not with somebody else in a seat", async () => {
    const { begin, act, play } = world();
    await begin(duel([person("Ada"), bot("halving")]));
    const other = { kind: "set-anew", config: "highest=5", sitters: [person("Ada"), person("Bo")] } as const;
    expect(await act(other)).toMatchObject({ ok: false, refusal: { code: "wrong-seats" } });
    value(await play("hide 3"));
    const late = { kind: "set-anew", config: "highest=5", sitters: [person("Ada"), bot("halving")] } as const;
    expect(await act(late)).toMatchObject({ ok: false, refusal: { code: "too-late" } });
  });
});

describe("against a bot", () => {
  test("the person starts the first match, and every entry is kept before it is told", async () => {
    const { begin, play, order, told, sight } = world();
    await begin(race([bot("holds:20"), person("Ada")]));
    expect(sight()).toMatchObject({ holder: 1, waiting: [1] });
    value(await play("roll"));
    expect(order.slice(0, 4)).toEqual(["kept 0", "kept 2", "told 1", "told 2"]);
    expect(told[0]).toMatchObject({ n: 1, by: 1, move: "roll", facts: [] });
    expect(told[1]).toMatchObject({ n: 2, by: "chance", facts: [{ kind: "rolled", seat: 1 }] });
  });

  test("the bot answers by itself, and the match can be played to its end", async () => {
    const { begin, play, sight, store, match, record } = world();
    await begin(race([person("Ada"), bot("holds:10")]));
    for (let i = 0; i < 400 && sight().outcome === undefined; i++) {
      const { moves } = sight();
      if (moves?.includes("roll")) value(await play(moves.includes("hold") && i % 3 === 0 ? "hold" : "roll"));
      await settled();
    }
    const { outcome, seed } = sight();
    expect(outcome?.scores.some((score) => score >= 20)).toBe(true);
    const end = store.endOf(match());
    expect([end?.scores, end?.record.seed]).toEqual([outcome?.scores, seed]);
    expect(value(record())).toContain('"game": "dice-race"');
  });

  test("the seed and the record stay with the host until the match is over", async () => {
    const { begin, play, record, said } = world();
    await begin(race([person("Ada"), bot("holds:20")]));
    value(await play("roll"));
    expect(record()).toMatchObject({ ok: false, refusal: { code: "not-over" } });
    expect(JSON.stringify(said)).not.toContain(seedOf("host 0"));
  });

  test("for a bot that throws or breaks the rules a safe move is made, and the match goes on", async () => {
    for (const think of [() => Promise.reject(new Error("no idea")), () => Promise.resolve({ text: "fly away" })]) {
      const { begin, entries, sight } = world(think);
      await begin(duel([person("Ada"), bot("halving")]));
      await settled();
      expect(await entries()).toMatchObject([{ by: 1, move: expect.stringContaining("hide") }]);
      expect(sight()).toMatchObject({ waiting: [0] });
    }
  });

  test("an answer that comes after a restart is forgotten", async () => {
    const answers: ((thought: Thought) => void)[] = [];
    const { begin, act, sight } = world(() => new Promise((resolve) => answers.push(resolve)));
    await begin(duel([person("Ada"), bot("halving")]));
    await settled();
    value(await act({ kind: "restart" }));
    answers[0]?.({ text: "hide 3" });
    await settled();
    expect(sight()).toMatchObject({ entries: 0, waiting: [0, 1] });
  });

  test("how far it is with what it thinks through ahead of time is shown, until it is done", async () => {
    const { begin, sight, prepare } = world(() => new Promise(() => {}));
    await begin(duel([person("Ada"), bot("halving")]));
    await settled();
    prepare({ seat: 1, share: 0.4 });
    expect(sight().preparing).toEqual({ seat: 1, share: 0.4 });
    prepare(undefined);
    expect(sight().preparing).toBeUndefined();
  });

  test("that it thinks is shown, and that it is done", async () => {
    const answers: ((thought: Thought) => void)[] = [];
    const { begin, sight } = world(() => new Promise((resolve) => answers.push(resolve)));
    await begin(duel([person("Ada"), bot("halving")]));
    await settled();
    expect(sight().thinking).toBe(1);
    answers[0]?.({ text: "hide 3" });
    await settled();
    expect(sight().thinking).toBeUndefined();
  });
});

describe("two people at one device", () => {
  test("nothing of the other's secret is in the page, behind the curtain or before it", async () => {
    const { begin, play, take, sight, told, said } = world();
    await begin(duel([person("Ada"), person("Bo")]));
    const first = sight().holder === 1 ? 1 : 0;
    value(await play("hide 7"));
    const behind = said.length;
    expect(sight()).toMatchObject({ curtain: 1 - first, holder: "spectator", moves: [] });
    expect(JSON.stringify(sight().view)).not.toContain("7");
    expect(await play("hide 2")).toMatchObject({ ok: false, refusal: { code: "not-your-turn" } });
    const before = told.length;
    value(await take(1 - first));
    expect(sight()).toMatchObject({ holder: 1 - first });
    // The other player now learns that something was hidden, but not what.
    expect(told.slice(before).map(({ facts, move }) => [facts, move])).toEqual([
      [[{ kind: "hid", seat: first }], undefined],
    ]);
    // The list of Bo's legal moves contains every number; nothing else may.
    const views = [sight().view, ...told.slice(before).map((heard) => [heard.sight.view, heard.facts])];
    const raw = said.slice(behind).map((one) => (one.kind === "sight" ? one.sight.view : one.kind));
    expect(JSON.stringify([views, raw])).not.toContain("7");
  });

  test("only the one who is asked can take the device", async () => {
    const { begin, play, take, sight } = world();
    await begin(duel([person("Ada"), person("Bo")]));
    const first = sight().holder === 1 ? 1 : 0;
    value(await play("hide 7"));
    expect(await take(first)).toMatchObject({ ok: false });
    expect(await take(1 - first)).toMatchObject({ ok: true });
  });

  test("where nothing is hidden the device just changes hands, and nobody is told anything twice", async () => {
    const { begin, play, sight, told } = world();
    await begin(race([person("Ada"), person("Bo")]));
    for (let i = 0; i < 60 && sight().outcome === undefined; i++) {
      const { holder, waiting, curtain, moves } = sight();
      expect([curtain, waiting]).toEqual([undefined, [holder]]);
      value(await play(moves?.includes("hold") ? "hold" : "roll"));
    }
    const numbers = told.map(({ n }) => n);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
  });
});

describe("a table that lies open once both have hidden their words", () => {
  const birds = "place AUK A1 E, BIRD A2 E, RAVEN A3 E";
  const beasts = "place CAT A1 E, WOLF A2 E, OTTER A3 E";
  const secrets = /AUK|BIRD|RAVEN|CAT|WOLF|OTTER/;
  const hunt = (house: string): TableSetup => ({
    game: "head",
    config: `grids=6 house=${house}`,
    sitters: [person("Ada"), person("Bo")],
  });
  const hidden = async (house = "none") => {
    const at = world();
    await at.begin(hunt(house), { first: 0 });
    value(await at.play(birds));
    value(await at.take(1));
    value(await at.play(beasts));
    return at;
  };

  test("the device changes hands once, and then everybody sees the same, and the player whose turn it is guesses", async () => {
    const { play, sight, said, told } = await hidden();
    expect(sight()).toMatchObject({ holder: "spectator", open: true, waiting: [0] });
    expect(sight().curtain).toBeUndefined();
    const before = said.length;
    const heard = told.length;
    for (const guess of ["letter Z", "letter Q", "cell A1", "cell B1", "letter X"]) value(await play(guess));
    expect(sight()).toMatchObject({ holder: "spectator", open: true, waiting: [1], entries: 7 });
    expect(told.slice(heard).map(({ by }) => by)).toEqual([0, 1, 0, 1, 0]);
    expect(JSON.stringify(said.slice(before))).not.toMatch(secrets);
  });

  test("the curtain falls before somebody's own board, shows that one only, and the table lies open again after it", async () => {
    const { take, layOpen, play, sight, said } = await hidden();
    const before = said.length;
    value(await take(1));
    expect(sight()).toMatchObject({ holder: "spectator", curtain: 1, open: true });
    expect(await play("letter Z")).toMatchObject({ ok: false, refusal: { code: "not-your-turn" } });
    expect(JSON.stringify(said.slice(before))).not.toMatch(secrets);
    value(await take(1));
    expect(sight()).toMatchObject({ holder: 1, open: true });
    expect(JSON.stringify(said.slice(before))).toMatch(/OTTER/);
    expect(JSON.stringify(said.slice(before))).not.toMatch(/AUK|BIRD|RAVEN/);
    const after = said.length;
    value(await layOpen());
    expect(sight()).toMatchObject({ holder: "spectator", open: true });
    value(await play("letter Z"));
    expect(JSON.stringify([sight(), ...said.slice(after)])).not.toMatch(secrets);
  });

  test("a guess made while looking at one's own board lays the table open, too", async () => {
    const { take, play, sight } = await hidden();
    value(await take(0));
    value(await take(0));
    value(await play("letter Z"));
    expect(sight()).toMatchObject({ holder: "spectator", open: true, waiting: [1] });
    expect(JSON.stringify(sight())).not.toMatch(secrets);
  });

  test("opened again it lies open, and a rematch begins behind the curtain", async () => {
    const { resume, match, act, sight } = await hidden();
    await resume(hunt("none"), match());
    expect(sight()).toMatchObject({ holder: "spectator", open: true });
    value(await act({ kind: "resign" }));
    expect(sight().outcome).toBeDefined();
    value(await act({ kind: "rematch" }));
    expect(sight()).toMatchObject({ entries: 0 });
    expect(sight().open).toBeUndefined();
  });

  test("with the strict curtain it falls at every change of turn", async () => {
    const { play, take, layOpen, sight } = await hidden("curtain");
    expect(sight()).toMatchObject({ holder: "spectator", curtain: 0 });
    value(await take(0));
    expect(await layOpen()).toMatchObject({ ok: false, refusal: { code: "not-open" } });
    value(await play("letter Z"));
    expect(sight()).toMatchObject({ holder: "spectator", curtain: 1 });
    expect(sight().open).toBeUndefined();
  });
});

describe("a kept match", () => {
  test("goes on at exactly the same point, and tells nothing twice", async () => {
    const here = world();
    const laid = race([person("Ada"), bot("holds:20")]);
    await here.begin(laid);
    value(await here.play("roll"));
    const before = here.sight();
    const heard = here.told.length;
    await here.resume(laid, here.match());
    expect(here.sight()).toEqual(before);
    expect(here.told).toHaveLength(heard);
  });

  test("of hidden things comes back behind the curtain", async () => {
    const here = world();
    const laid = duel([person("Ada"), person("Bo")]);
    await here.begin(laid);
    const first = here.sight().holder === 1 ? 1 : 0;
    value(await here.play("hide 7"));
    await here.resume(laid, here.match());
    expect(here.sight()).toMatchObject({ holder: "spectator", curtain: 1 - first });
  });

  test("goes on by the rules it was begun with, and is refused where those are gone", async () => {
    const { begin, match, ports, store } = world();
    await begin(race([person("Ada"), bot("holds:20")]));
    const newer: AnyGame = { ...diceRace, rules: { ...diceRace.rules, version: 99 } };
    expect(await HostedMatch.open(newer, match(), ports)).toMatchObject({ refusal: { code: "wrong-version" } });
    const both: AnyGame = { ...newer, older: [diceRace.rules] };
    const opened = value(await HostedMatch.open(both, match(), ports));
    value(await opened.command({ id: "on", seat: 0, deed: { kind: "play", text: "roll" } }));
    expect(value(await store.load(match()))?.log).toHaveLength(2);
  });
});

describe("taking back, resigning, another match", () => {
  test("what is taken back is taken back in the store, too, as an event of its own", async () => {
    const { begin, play, act, sight, entries, store, match } = world(() => new Promise(() => {}));
    await begin(duel([person("Ada"), bot("halving")]));
    value(await play("hide 4"));
    expect(sight().canTakeBack).toBe(true);
    value(await act({ kind: "take-back", moves: 1 }));
    expect(sight()).toMatchObject({ entries: 0, canTakeBack: false, version: 2 });
    expect(await entries()).toEqual([]);
    expect(value(await store.load(match()))?.log).toHaveLength(2);
  });

  test("several moves are taken back at once, as far as they are one's own to take", async () => {
    const { begin, play, act, sight } = world();
    await begin({ game: "wisp", config: "", sitters: [person("Ada")] });
    for (const move of ["N", "N", "NE"]) value(await play(move));
    value(await act({ kind: "take-back", moves: 2 }));
    expect(sight()).toMatchObject({ entries: 1 });
    value(await act({ kind: "take-back", moves: 9 }));
    expect(sight()).toMatchObject({ entries: 0, canTakeBack: false });
    expect(await act({ kind: "take-back", moves: 9 })).toMatchObject({ ok: false });
  });

  test("resigning ends it; a rematch lets the other start; each match has its own place", async () => {
    const { begin, act, sight, match, store } = world(() => new Promise(() => {}));
    await begin(race([person("Ada"), bot("holds:20")]));
    const first = match();
    value(await act({ kind: "resign" }));
    expect(sight().outcome?.scores).toEqual([0, 1]);
    value(await act({ kind: "rematch" }));
    const second = match();
    expect(sight()).toMatchObject({ match: second, entries: 0, waiting: [1] });
    value(await act({ kind: "rematch" }));
    expect(value(await store.load(match()))?.head.series.results).toEqual([[0, 1]]);
    expect(new Set([first, second, match()]).size).toBe(3);
  });

  test("help is written into the match, for who used it alone", async () => {
    const { begin, play, act, store, match, said } = world(() => new Promise(() => {}));
    await begin(duel([person("Ada"), bot("halving")]));
    value(await play("hide 4"));
    value(await act({ kind: "note", text: "hint" }));
    expect(value(await store.load(match()))?.log.at(-1)?.happened).toEqual({
      kind: "note",
      note: { after: 1, seat: 0, text: "hint" },
    });
    expect(said.at(-1)).toMatchObject({ kind: "event", event: { happened: { kind: "note", seat: 0, text: "hint" } } });
  });

  test("too many or too few at the table are refused", async () => {
    const { ports } = world();
    const laid = { game: "dice-race", config: "seats=3", sitters: [person("Ada")] };
    expect(await HostedMatch.begin(diceRace, laid, ports)).toMatchObject({
      ok: false,
      refusal: { code: "wrong-seats" },
    });
  });
});

test("what a game earns is kept with the end, once", async () => {
  const earning: AnyGame = {
    ...diceRace,
    aftermath: {
      result: ({ seat, scores, bots }) => ({ seat, scores, bots }),
      start: 0,
      add: () => 0,
      readResult: accept,
      readStanding: () => accept(0),
    },
  };
  const { ports, store } = world(() => new Promise(() => {}));
  const laid = race([person("Ada"), bot("holds:20")]);
  const host = value(await HostedMatch.begin(earning, laid, ports));
  value(await host.command({ id: "up", seat: 0, deed: { kind: "resign" } }));
  expect(store.endOf(host.id)?.earned).toEqual([
    { seat: 0, result: { seat: 0, scores: [0, 1], bots: [undefined, "holds:20"] } },
  ]);
});
