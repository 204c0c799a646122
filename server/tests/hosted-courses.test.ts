/** Ranked play: dice from the server one at a time, one attempt a day, nothing told before the day is over. */
import { findGame } from "@turnlight/games";
import { botThought } from "@turnlight/host";
import { seedOf } from "@turnlight/kernel";
import { boardSchema, rankedTableSchema, readMessage } from "@turnlight/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { lineOf, openHouse, type TestHouse, Visitor, Watcher } from "./support/house.ts";

const day = "2026-11-19";
const noon = Date.parse(`${day}T12:00Z`);
const daily = `zonk daily ${day}`;
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

const must = <T>(schema: z.ZodMiniType<T>, { body }: { readonly body: unknown }): T => {
  const read = readMessage(schema, body);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.reason} ${JSON.stringify(body)}`);
  return read.value;
};
const codeIn = ({ body }: { readonly body: unknown }): string =>
  JSON.parse(JSON.stringify(body)).refusal?.code ?? "accepted";

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  let house: TestHouse;
  let now = noon;
  beforeAll(async () => {
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    house = await openHouse({ limits: { ...generousLimits, reconcile: 50 }, ...keep }, { now: () => now });
  });
  afterAll(() => house.close());

  const begin = async (who: Visitor, name: string, board: string): Promise<string> => {
    const person = { name, colour: 1, avatar: 1 };
    return must(rankedTableSchema, await who.ask("POST", "/api/boards/play", { board, person })).table;
  };
  const shown = async (who: Visitor, board: string) =>
    must(boardSchema, await who.ask("GET", `/api/boards?board=${encodeURIComponent(board)}`));

  /** Plays to the end over a socket, as a bot would; returns every view and what the server told at the end. */
  const playOut = async (who: Visitor, table: string, bot: string) => {
    const line = lineOf(who, house.url);
    const watcher = new Watcher(line, table);
    const rolls: string[] = [];
    let moves = 0;
    for (;;) {
      const { sight } = await watcher.until(
        ({ sight: seen }) =>
          seen?.outcome !== undefined || (seen !== undefined && seen.viewer === 0 && seen.waiting.includes(0)),
      );
      if (sight === undefined) throw new Error("nothing was seen");
      if (sight.outcome !== undefined) {
        line.close();
        return { sight, rolls };
      }
      rolls.push(JSON.stringify(sight.view));
      const game = await findGame(sight.laid.game);
      if (!game.ok) throw new Error(game.refusal.reason);
      const dice = seedOf(`${bot} ${moves}`);
      const rules = game.value.rules.version;
      const thought = await botThought(game.value, {
        game: sight.laid.game,
        rules,
        bot,
        seat: 0,
        view: sight.view,
        dice,
      });
      if (!thought.ok) throw new Error(thought.refusal.reason);
      moves += 1;
      await watcher.place.send({ kind: "play", text: thought.value.text });
    }
  };
  /** The server enters what is over at its next tick. */
  const entered = async (who: Visitor, board: string) => {
    const own = async () => (await shown(who, board)).own;
    await expect.poll(async () => (await own())?.entry.list, { timeout: 20_000 }).toBe("ranked");
    const standing = await own();
    if (standing === undefined) throw new Error("there is no result");
    return standing;
  };

  test("a day's duplicate has the same secret dice for everybody, one attempt, and a ranked place", async () => {
    const [ada, bo] = [await Visitor.guest(house.url), await Visitor.guest(house.url)];
    const table = await begin(ada, "Ada", daily);
    // Nobody restarts: the same attempt is answered again.
    expect(await begin(ada, "Ada", daily)).toBe(table);
    const { sight, rolls } = await playOut(ada, table, "perfect");
    expect(sight.seed).toBeUndefined();
    const own = await entered(ada, daily);
    expect(own).toMatchObject({ place: 1, total: 1 });
    expect(await begin(ada, "Ada", daily)).toBe(table);
    expect(codeIn(await ada.ask("GET", `/api/tables/${table}/record`))).toBe("sealed");
    // The same first dice for Bo, who made no decision yet.
    const other = await begin(bo, "Bo", daily);
    expect(other).not.toBe(table);
    const { rolls: theirs } = await playOut(bo, other, "random");
    expect(theirs[0]).toBe(rolls[0]);
    expect((await entered(bo, daily)).total).toBe(2);
    // What is watched today does not tell the seed.
    const watched = await bo.ask("GET", `/api/entries/${own.entry.id}`);
    expect(JSON.stringify(watched.body)).toContain("0".repeat(64));
    now += 86_400_000;
    expect((await ada.ask("GET", `/api/tables/${table}/record`)).status).toBe(200);
    expect(
      codeIn(
        await ada.ask("POST", "/api/boards/play", { board: daily, person: { name: "Ada", colour: 0, avatar: 0 } }),
      ),
    ).toBe("no-board");
    now = noon;
  });

  test("a ranked run is played alone at the server, cannot be taken back, and the best one counts", async () => {
    const ada = await Visitor.guest(house.url);
    const board = "thirteen run 0 classic";
    const table = await begin(ada, "Ada", board);
    expect(await begin(ada, "Ada", board)).not.toBe(table);
    await playOut(ada, table, "random");
    expect((await entered(ada, board)).place).toBeGreaterThan(0);
    expect((await ada.ask("GET", `/api/tables/${table}/record`)).status).toBe(200);
  });

  test("what needs no dice from a server isn't played at one", async () => {
    const ada = await Visitor.guest(house.url);
    const person = { name: "Ada", colour: 0, avatar: 0 };
    for (const board of [`wisp daily ${day}`, "wisp level safe-inside", "zonk daily 2026-11-18"])
      expect(codeIn(await ada.ask("POST", "/api/boards/play", { board, person }))).toBe("no-board");
  });
});
