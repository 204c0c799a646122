/** A local table's host: saves before it tells, shows only what the holder may see, and never hangs on a bot. */

import { wisp } from "@turnlight/games/wisp";
import { drawOf, type Read, randomBot, readBot, seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { hiddenNumber } from "@turnlight/kernel/examples/hidden-number";
import { describe, expect, test } from "vitest";
import type { SavedMatch } from "../../shell/store/saved.ts";
import { type BotQuestion, Host, type Ports, type Thought } from "../local/host.ts";
import type { Heard, Laid, Sight, Sitter } from "../table.ts";

const person = (name: string): Sitter => ({ kind: "person", name, colour: 0, avatar: 0 });
const bot = (name: string): Sitter => ({ kind: "bot", bot: name, name });
const race = (sitters: readonly Sitter[]): Laid => ({
  game: "dice-race",
  config: `seats=${sitters.length} target=20`,
  sitters,
});
const duel = (sitters: readonly Sitter[]): Laid => ({ game: "hidden-number", config: "highest=9", sitters });

const world = (think?: (question: BotQuestion) => Promise<Thought>) => {
  const order: string[] = [];
  const saved: SavedMatch[] = [];
  const told: Heard[] = [];
  const shown: Sight[] = [];
  let seeds = 0;
  const ports: Ports = {
    save: async (match) => {
      await Promise.resolve();
      saved.push(match);
      order.push(`saved ${match.record.entries.length}`);
    },
    tell: (heard) => {
      told.push(heard);
      order.push(`told ${heard.n}`);
    },
    show: (sight) => shown.push(sight),
    think:
      think ??
      (async ({ game, bot: name, seat, view, dice }) => {
        const rules = game === "dice-race" ? diceRace.rules : hiddenNumber.rules;
        const draw = drawOf(dice);
        const read = readBot(game === "dice-race" ? diceRace : hiddenNumber, name);
        const chosen = read.ok ? read.value : randomBot;
        const moves = (rules.moves as (state: unknown, seat: number) => readonly unknown[])(view, seat);
        const { move, why } = await chosen.choose({ view, seat, moves, draw, nodes: 1 });
        return {
          text: (rules.moveText.write as (move: unknown) => string)(move),
          ...(why !== undefined && { why }),
        };
      }),
    now: () => 1000 + order.length,
    freshSeed: () => seedOf(`host ${seeds++}`),
    freshId: () => `match ${seeds}`,
  };
  return { ports, order, saved, told, shown };
};

const value = <T>(read: Read<T>): T => {
  if (!read.ok) throw new Error(read.refusal.reason);
  return read.value;
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const begin = async (laid: Laid, ports: Ports) =>
  value(await Host.begin(laid.game === "dice-race" ? diceRace : hiddenNumber, laid, ports));

describe("a bot's reasons", () => {
  const rollsBecause = () => Promise.resolve({ text: "roll", why: { because: "it feels lucky" } });

  test("reach the page where everybody sees the same", async () => {
    const { ports, told } = world(rollsBecause);
    const host = value(await Host.begin(diceRace, race([person("Ada"), bot("holds:20")]), ports, { first: 1 }));
    host.start();
    await settled();
    expect(told.find(({ by }) => by === 1)).toMatchObject({ why: { because: "it feels lucky" } });
  });

  test("stay behind where the bot knows something others do not", async () => {
    const guess = () => Promise.resolve({ text: "hide 3", why: { because: "my number is 3" } });
    const { ports, told } = world(guess);
    const host = value(await Host.begin(hiddenNumber, duel([person("Ada"), bot("halving")]), ports, { first: 1 }));
    host.start();
    await settled();
    expect(JSON.stringify(told)).not.toContain("my number");
  });
});

test("who starts can be drawn elsewhere, as for a tournament", async () => {
  const { ports, shown } = world();
  const sitters = [person("Ada"), bot("holds:20")];
  for (const first of [0, 1]) {
    const host = value(await Host.begin(diceRace, race(sitters), ports, { first, seed: seedOf("drawn") }));
    expect(host.sight().waiting).toEqual([first]);
  }
  expect(shown).toEqual([]);
});

describe("setting the table anew", () => {
  test("before one's first move; what the other has entered stays, behind the curtain still", async () => {
    const { ports } = world();
    const host = await begin(duel([person("Ada"), person("Bo")]), ports);
    value(await host.play("hide 3"));
    value(await host.take(1));
    value(await host.relay({ config: "highest=12", sitters: [person("Ada"), person("Bea")] }));
    expect(host.sight()).toMatchObject({ holder: 1, waiting: [1], laid: { sitters: [{}, { name: "Bea" }] } });
    expect(host.sight().view).toMatchObject({ highest: 12, known: [0, 0] });
    expect(await host.relay({ config: "highest=2", sitters: [person("Ada"), person("Bea")] })).toMatchObject({
      ok: false,
    });
    value(await host.play("hide 11"));
    expect(host.sight()).toMatchObject({ entries: 2 });
  });

  test("bots begin again at the changed table", async () => {
    const { ports, saved } = world();
    const host = await begin(duel([person("Ada"), bot("halving")]), ports);
    host.start();
    await settled();
    expect(saved.at(-1)?.record.entries).toHaveLength(1);
    value(await host.relay({ config: "highest=5", sitters: [person("Ada"), bot("halving")] }));
    await settled();
    expect(saved.at(-1)?.record).toMatchObject({ config: expect.stringContaining("highest=5") });
    expect(saved.at(-1)?.record.entries).toMatchObject([{ by: 1 }]);
  });

  test("not once one has moved, and not with somebody else in a seat", async () => {
    const { ports } = world();
    const host = await begin(duel([person("Ada"), bot("halving")]), ports);
    const changed = { config: "highest=5", sitters: [person("Ada"), person("Bo")] };
    expect(await host.relay(changed)).toMatchObject({ ok: false, refusal: { code: "wrong-seats" } });
    value(await host.play("hide 3"));
    const same = { config: "highest=5", sitters: [person("Ada"), bot("halving")] };
    expect(await host.relay(same)).toMatchObject({ ok: false, refusal: { code: "too-late" } });
  });
});

describe("against a bot", () => {
  test("the person starts the first match, and every entry is saved before it is told", async () => {
    const { ports, order, told } = world();
    const host = await begin(race([bot("holds:20"), person("Ada")]), ports);
    host.start();
    expect(host.sight()).toMatchObject({ holder: 1, waiting: [1] });
    value(await host.play("roll"));
    expect(order.slice(0, 4)).toEqual(["saved 0", "saved 2", "told 1", "told 2"]);
    expect(told[0]).toMatchObject({ n: 1, by: 1, move: "roll", facts: [] });
    expect(told[1]).toMatchObject({ n: 2, by: "chance", facts: [{ kind: "rolled", seat: 1 }] });
  });

  test("the bot answers by itself, and the match can be played to its end", async () => {
    const { ports, saved } = world();
    const host = await begin(race([person("Ada"), bot("holds:10")]), ports);
    host.start();
    for (let i = 0; i < 400 && host.sight().outcome === undefined; i++) {
      const { moves } = host.sight();
      if (moves?.includes("roll")) value(await host.play(moves.includes("hold") && i % 3 === 0 ? "hold" : "roll"));
      await settled();
    }
    const { outcome, seed } = host.sight();
    expect(outcome?.scores.some((score) => score >= 20)).toBe(true);
    expect(seed).toBe(saved.at(-1)?.record.seed);
    expect(saved.at(-1)?.scores).toEqual(outcome?.scores);
    expect(value(host.record())).toContain('"game": "dice-race"');
  });

  test("the seed and the record stay with the host until the match is over", async () => {
    const { ports, shown, told } = world();
    const host = await begin(race([person("Ada"), bot("holds:20")]), ports);
    value(await host.play("roll"));
    expect(host.record()).toMatchObject({ ok: false, refusal: { code: "not-over" } });
    expect(JSON.stringify([shown, told, host.sight()])).not.toContain(seedOf("host 0"));
  });

  test("a bot that throws or breaks the rules resigns instead of hanging the match", async () => {
    for (const think of [() => Promise.reject(new Error("no idea")), () => Promise.resolve({ text: "fly away" })]) {
      const { ports } = world(think);
      const host = await begin(duel([person("Ada"), bot("halving")]), ports);
      host.start();
      await settled();
      expect(host.sight().outcome).toEqual({ scores: [1, 0], ended: { seat: 1, how: "resigned" } });
    }
  });

  test("an answer that comes after a restart is forgotten", async () => {
    const answers: ((thought: Thought) => void)[] = [];
    const { ports } = world(() => new Promise((resolve) => answers.push(resolve)));
    const host = await begin(duel([person("Ada"), bot("halving")]), ports);
    host.start();
    await settled();
    value(await host.restart());
    answers[0]?.({ text: "hide 3" });
    await settled();
    expect(host.sight()).toMatchObject({ entries: 0, waiting: [0, 1] });
  });
});

describe("two people at one device", () => {
  test("nothing of the other's secret is in the page, behind the curtain or before it", async () => {
    const { ports, shown, told } = world();
    const host = await begin(duel([person("Ada"), person("Bo")]), ports);
    const first = host.sight().holder === 1 ? 1 : 0;
    value(await host.play("hide 7"));
    expect(host.sight()).toMatchObject({ curtain: 1 - first, holder: "spectator", moves: [] });
    expect(JSON.stringify(host.sight().view)).not.toContain("7");
    expect(await host.play("hide 2")).toMatchObject({ ok: false, refusal: { code: "not-your-turn" } });
    const before = told.length;
    value(await host.take(1 - first));
    expect(host.sight()).toMatchObject({ holder: 1 - first });
    // The other now hears that something was hidden, but not what.
    expect(told.slice(before).map(({ facts, move }) => [facts, move])).toEqual([
      [[{ kind: "hid", seat: first }], undefined],
    ]);
    // The list of what Bo may hide holds every number; nothing else may.
    const seen = [...shown.slice(-2), ...told.slice(before).map(({ sight }) => sight)].map(({ view }) => view);
    expect(JSON.stringify([seen, told.slice(before).map(({ facts }) => facts)])).not.toContain("7");
  });

  test("only the one who is asked can take the device", async () => {
    const { ports } = world();
    const host = await begin(duel([person("Ada"), person("Bo")]), ports);
    const first = host.sight().holder === 1 ? 1 : 0;
    value(await host.play("hide 7"));
    expect(await host.take(first)).toMatchObject({ ok: false });
    expect(await host.take(1 - first)).toMatchObject({ ok: true });
  });

  test("where nothing is hidden the device just changes hands", async () => {
    const { ports } = world();
    const host = await begin(race([person("Ada"), person("Bo")]), ports);
    for (let i = 0; i < 60 && host.sight().outcome === undefined; i++) {
      const { holder, waiting, curtain, moves } = host.sight();
      expect([curtain, waiting]).toEqual([undefined, [holder]]);
      value(await host.play(moves?.includes("hold") ? "hold" : "roll"));
    }
  });
});

describe("a saved match", () => {
  test("goes on at exactly the same point, and tells nothing twice", async () => {
    const { ports, saved } = world();
    const host = await begin(race([person("Ada"), bot("holds:20")]), ports);
    value(await host.play("roll"));
    const later = world();
    const kept = saved.at(-1);
    if (kept === undefined) throw new Error("nothing was saved");
    const again = value(Host.resume(diceRace, structuredClone(kept), later.ports));
    expect(again.sight()).toEqual(host.sight());
    expect(later.told).toEqual([]);
  });

  test("of hidden things comes back behind the curtain", async () => {
    const { ports, saved } = world();
    const host = await begin(duel([person("Ada"), person("Bo")]), ports);
    const first = host.sight().holder === 1 ? 1 : 0;
    value(await host.play("hide 7"));
    const kept = saved.at(-1);
    if (kept === undefined) throw new Error("nothing was saved");
    const again = value(Host.resume(hiddenNumber, kept, world().ports));
    expect(again.sight()).toMatchObject({ holder: "spectator", curtain: 1 - first });
  });

  test("of other rules is refused, not guessed at", async () => {
    const { ports, saved } = world();
    await begin(race([person("Ada"), bot("holds:20")]), ports);
    const kept = saved.at(-1);
    if (kept === undefined) throw new Error("nothing was saved");
    const old = { ...kept, record: { ...kept.record, version: 99 } };
    expect(Host.resume(diceRace, old, ports)).toMatchObject({ ok: false, refusal: { code: "wrong-version" } });
  });
});

describe("undo, resigning, another match", () => {
  test("undo takes the move back on the disk, too", async () => {
    const { ports, saved } = world(() => new Promise(() => {}));
    const host = await begin(duel([person("Ada"), bot("halving")]), ports);
    value(await host.play("hide 4"));
    expect(host.sight().canUndo).toBe(true);
    value(await host.undo());
    expect(host.sight()).toMatchObject({ entries: 0, canUndo: false });
    expect(saved.at(-1)?.record.entries).toEqual([]);
  });

  test("several moves are taken back at once, as far as they are one's own to take", async () => {
    const { ports, saved } = world();
    const host = value(await Host.begin(wisp, { game: "wisp", config: "", sitters: [person("Ada")] }, ports));
    for (const move of ["N", "N", "NE"]) value(await host.play(move));
    const before = saved.length;
    value(await host.undo(2));
    expect(host.sight()).toMatchObject({ entries: 1 });
    value(await host.undo(9));
    expect(host.sight()).toMatchObject({ entries: 0, canUndo: false });
    expect(saved.length).toBe(before + 2);
    expect(await host.undo(9)).toMatchObject({ ok: false });
  });

  test("resigning ends it; a rematch lets the other start; each match has its own place", async () => {
    const { ports, saved } = world(() => new Promise(() => {}));
    const host = await begin(race([person("Ada"), bot("holds:20")]), ports);
    value(await host.resign());
    expect(host.sight().outcome?.scores).toEqual([0, 1]);
    value(await host.rematch());
    expect(host.sight()).toMatchObject({ entries: 0, waiting: [1] });
    value(await host.rematch());
    expect(saved.at(-1)?.series.results).toEqual([[0, 1]]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(3);
  });

  test("too many or too few at the table are refused", async () => {
    const { ports } = world();
    const laid = { game: "dice-race", config: "seats=3", sitters: [person("Ada")] };
    expect(await Host.begin(diceRace, laid, ports)).toMatchObject({ ok: false, refusal: { code: "wrong-seats" } });
  });
});
