/** Bots on worker threads: a worker that crashes or hangs is replaced, and the next request is answered. */
import { Worker } from "node:worker_threads";
import type { BotQuestion } from "@turnlight/host";
import { seedOf } from "@turnlight/kernel";
import { diceRace } from "@turnlight/kernel/examples/dice-race";
import { expect, test } from "vitest";
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
  if (bot !== "hang") parentPort.postMessage({ ok: true, value: { text: bot } });
});`;

test("a bot answers on its worker, again and again", async () => {
  const pool = botPool({ workers: 1, patience: 60_000 });
  for (let i = 0; i < 3; i++) expect(await pool.think(question("random"))).toMatchObject({ text: "roll" });
  await expect(pool.think(question("nobody"))).rejects.toThrow("no bot");
  await pool.close();
});

test("a pool that is closed answers nothing: no bot makes a safe move because its server stops", async () => {
  const pool = botPool({ workers: 1, patience: 60_000 }, () => new Worker(actor, { eval: true }));
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
  const pool = botPool({ workers: 1, patience: 1000 }, start, (_, act) => {
    late = act;
    return () => undefined;
  });
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
