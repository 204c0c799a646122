/** Bots on worker threads: a worker that crashes or hangs is replaced, and the next request is answered. */
import { Worker } from "node:worker_threads";
import type { BotQuestion } from "@turnlight/host";
import { seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { describe, expect, test } from "vitest";
import { FairQueue } from "../bots/fair-queue.ts";
import { botPool } from "../bots/pool.ts";

const { rules } = diceRace;
const config = rules.configText.read("target=20");
const question = (bot: string): BotQuestion => ({
  game: "dice-race",
  rules: rules.version,
  bot,
  seat: 0,
  view: config.ok ? rules.view(rules.setup(config.value), 0) : undefined,
  dice: seedOf("bots"),
});

/** Answers with the bot's name; `hang` never does, `crash` breaks. */
const actor = `
const { parentPort } = require("node:worker_threads");
parentPort.on("message", ({ bot }) => {
  if (bot === "crash") throw new Error("broken");
  if (bot !== "hang") parentPort.postMessage({ read: { ok: true, value: { text: bot } }, used: bot === "large" ? 1e9 : 1 });
});`;

test("a bot answers on its worker, again and again", async () => {
  const pool = botPool({ workers: 1, patience: 60_000, memory: 192 });
  for (let i = 0; i < 3; i++) expect(await pool.think(question("random"))).toMatchObject({ text: "roll" });
  await expect(pool.think(question("nobody"))).rejects.toThrow("no bot");
  await pool.close();
});

test("a pool that is closed answers nothing: no bot makes a safe move because its server stops", async () => {
  const pool = botPool(
    { workers: 1, patience: 60_000, memory: 192 },
    { start: () => new Worker(actor, { eval: true }) },
  );
  const answered: string[] = [];
  const listen = (bot: string) =>
    pool.think(question(bot)).then(
      () => answered.push(bot),
      () => answered.push(`${bot} gave up`),
    );
  for (const bot of ["hang", "behind"]) void listen(bot);
  await pool.close();
  void listen("later");
  await new Promise((resolve) => setImmediate(resolve));
  expect(answered).toEqual([]);
});

test("a worker that breaks or hangs is replaced, and nobody behind it waits for good", async () => {
  let started = 0;
  let late = (): void => undefined;
  const start = () => {
    started += 1;
    return new Worker(actor, { eval: true });
  };
  const pool = botPool(
    { workers: 1, patience: 1000, memory: 192 },
    {
      start,
      wait: (_, act) => {
        late = act;
        return () => undefined;
      },
    },
  );
  await expect(pool.think(question("crash"))).rejects.toThrow("broken");
  expect(await pool.think(question("first"))).toMatchObject({ text: "first" });
  const hanging = pool.think(question("hang"));
  const behind = pool.think(question("second"));
  late();
  await expect(hanging).rejects.toThrow("took too long");
  expect(await behind).toMatchObject({ text: "second" });
  expect(started).toBe(3);
  await pool.close();
});

test("a worker that has grown too large is replaced after its answer", async () => {
  let started = 0;
  const start = () => {
    started += 1;
    return new Worker(actor, { eval: true });
  };
  const pool = botPool({ workers: 1, patience: 60_000, memory: 192 }, { start });
  for (const bot of ["small", "large", "small"]) expect(await pool.think(question(bot))).toMatchObject({ text: bot });
  expect(started).toBe(2);
  await pool.close();
});

test("a worker that takes more memory than it may is ended, and the next one answers", async () => {
  const hungry = `
    const { parentPort } = require("node:worker_threads");
    parentPort.on("message", ({ bot }) => {
      const all = [];
      while (bot === "hungry") all.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
      parentPort.postMessage({ read: { ok: true, value: { text: bot } }, used: 1 });
    });`;
  const start = (memory: number) =>
    new Worker(hungry, { eval: true, resourceLimits: { maxOldGenerationSizeMb: memory } });
  const pool = botPool({ workers: 1, patience: 60_000, memory: 64 }, { start });
  await expect(pool.think(question("hungry"))).rejects.toThrow("memory");
  expect(await pool.think(question("modest"))).toMatchObject({ text: "modest" });
  await pool.close();
});

describe("fair shares", () => {
  test("people take turns, and the tables of each", () => {
    const queue = new FairQueue<string>();
    for (let i = 1; i <= 3; i++) queue.push(`ada one ${i}`, { person: "ada", table: "one" });
    for (let i = 1; i <= 2; i++) queue.push(`ada two ${i}`, { person: "ada", table: "two" });
    queue.push("bo", { person: "bo", table: "three" });
    queue.push("cy", { person: "cy", table: "four" });
    const order: (string | undefined)[] = [];
    while (queue.size > 0) order.push(queue.take());
    expect(order).toEqual(["ada one 1", "bo", "cy", "ada two 1", "ada one 2", "ada two 2", "ada one 3"]);
    expect(queue.take()).toBeUndefined();
  });

  /** A pool whose workers and clock are played by the test. */
  const playedPool = (workers: number) => {
    let clock = 0;
    let soonest: (() => void) | undefined;
    const begun: string[] = [];
    const running = new Map<string, (used?: number) => void>();
    const ended: string[] = [];
    const start = (): Worker => {
      const heard = new Map<string, (value: unknown) => void>();
      let mine = "";
      const stub = {
        unref: () => undefined,
        on: (event: string, act: (value: unknown) => void) => heard.set(event, act),
        async terminate() {
          ended.push(mine);
          running.delete(mine);
        },
        postMessage({ bot, dice }: BotQuestion) {
          mine = `${bot} ${dice}`;
          begun.push(mine);
          const own = mine;
          running.set(own, () => {
            running.delete(own);
            mine = "";
            heard.get("message")?.({ read: { ok: true, value: { text: own } }, used: 1 });
          });
        },
      };
      return stub as unknown as Worker;
    };
    const pool = botPool(
      { workers, patience: 60_000, memory: 192 },
      {
        start,
        now: () => clock,
        wait: () => () => undefined,
        soon: (_, act) => {
          soonest = act;
          return () => {
            soonest = undefined;
          };
        },
      },
    );
    return {
      begun,
      ended,
      ask: (bot: string, n: number, person: string, table = person) =>
        void pool.think({ ...question(bot), dice: String(n) }, undefined, { person, table }),
      finish: (name: string) => running.get(name)?.(),
      pass(milliseconds: number) {
        clock += milliseconds;
        soonest?.();
      },
      /** Lets the pool learn what a bot's moves take. */
      async teach(bot: string, milliseconds: number) {
        const answered = pool.think({ ...question(bot), dice: "0" }, undefined, { person: "x", table: "x" });
        clock += milliseconds;
        running.get(`${bot} 0`)?.();
        await answered;
        begun.length = 0;
      },
    };
  };

  test("a quick move never waits for heavy thinking, however many tables think", async () => {
    const { ask, begun, finish, teach, pass } = playedPool(2);
    await teach("deep", 1500);
    await teach("dice", 5);
    for (let table = 1; table <= 6; table++) ask("deep", table, "ada", String(table));
    expect(begun).toEqual(["deep 1"]);
    ask("dice", 1, "bo");
    expect(begun).toEqual(["deep 1", "dice 1"]);
    ask("dice", 2, "bo");
    pass(5);
    finish("dice 1");
    expect(begun).toEqual(["deep 1", "dice 1", "dice 2"]);
    finish("dice 2");
    // The worker for quick moves stays free.
    expect(begun).toHaveLength(3);
    finish("deep 1");
    expect(begun.at(-1)).toBe("deep 2");
  });

  test("one person's many tables do not hold up another's", async () => {
    const { ask, begun, finish, teach } = playedPool(2);
    await teach("deep", 1500);
    for (let table = 1; table <= 6; table++) ask("deep", table, "ada", String(table));
    ask("deep", 7, "bo");
    finish("deep 1");
    finish("deep 2");
    expect(begun).toEqual(["deep 1", "deep 2", "deep 7"]);
  });

  test("quick moves without end leave heavy thinking a worker", async () => {
    const { ask, begun, finish, teach } = playedPool(2);
    await teach("deep", 1500);
    await teach("dice", 5);
    ask("dice", 1, "ada");
    ask("dice", 2, "bo");
    ask("dice", 3, "cy");
    ask("deep", 1, "di");
    finish("dice 1");
    expect(begun).toEqual(["dice 1", "dice 2", "deep 1"]);
    finish("dice 2");
    expect(begun.at(-1)).toBe("dice 3");
  });

  test("with one worker quick and heavy moves take turns", async () => {
    const { ask, begun, finish, teach } = playedPool(1);
    await teach("deep", 1500);
    await teach("dice", 5);
    ask("dice", 1, "ada");
    for (let n = 2; n <= 3; n++) ask("dice", n, "ada");
    for (let n = 1; n <= 2; n++) ask("deep", n, "bo");
    for (const name of ["dice 1", "deep 1", "dice 2", "deep 2", "dice 3"]) finish(name);
    expect(begun).toEqual(["dice 1", "deep 1", "dice 2", "deep 2", "dice 3"]);
  });

  test("what turns out to be heavy makes room for a quick move, and begins again afterwards", async () => {
    const { ask, begun, ended, finish, teach, pass } = playedPool(2);
    await teach("dice", 5);
    ask("unknown", 1, "ada", "one");
    ask("unknown", 2, "ada", "two");
    ask("dice", 1, "bo");
    expect(begun).toEqual(["unknown 1", "unknown 2"]);
    pass(101);
    expect(ended).toHaveLength(1);
    expect(begun.at(-1)).toBe("dice 1");
    finish("dice 1");
    expect(begun).toHaveLength(3);
    const [stopped = ""] = ended;
    finish(stopped === "unknown 1" ? "unknown 2" : "unknown 1");
    expect(begun.at(-1)).toBe(stopped);
  });

  test("nothing has to make room while nobody waits for it", async () => {
    const { ask, ended, pass } = playedPool(2);
    ask("unknown", 1, "ada", "one");
    ask("unknown", 2, "ada", "two");
    pass(5000);
    expect(ended).toEqual([]);
  });
});
