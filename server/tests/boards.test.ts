/** Boards: an entry is a record that the server has replayed; places, friends, blocks, bans and deletion. */
import { campaignLevels } from "@turnlight/games/wisp";
import { type MatchRecord, writeRecord } from "@turnlight/kernel";
import { aboutMeSchema, boardSchema, friendLinkMadeSchema, readMessage, sentSchema } from "@turnlight/wire";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { openOperator } from "../operator.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { courseFor, playCourse } from "./support/course-record.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";

const day = "2026-11-19";
const noon = Date.parse(`${day}T12:00Z`);
const daily = `zonk daily ${day}`;
const run = "thirteen run 0 classic";

let cluster: Cluster;
let now = noon;
/** A level that nobody has played yet, and its shortest solution. */
let levels: { readonly level: string; readonly best: MatchRecord }[];
let strong: MatchRecord;
let weak: MatchRecord;
let ran: MatchRecord;

beforeAll(async () => {
  cluster = await startCluster();
  levels = [];
  for (const { id } of campaignLevels.slice(0, 26))
    levels.push({
      level: `wisp level ${id}`,
      best: await playCourse("wisp", await courseFor("wisp", `level ${id}`), "solver", "ada"),
    });
  const duplicate = await courseFor("zonk", `daily ${day}`);
  strong = await playCourse("zonk", duplicate, "perfect", "ada");
  weak = await playCourse("zonk", duplicate, "random", "ada");
  ran = await playCourse("thirteen", await courseFor("thirteen", "run 0 classic"), "random", "ada");
});
afterEach(() => {
  now = noon;
});
afterAll(() => cluster.stop());

const must = <T>(schema: z.ZodMiniType<T>, { body }: { readonly body: unknown }): T => {
  const read = readMessage(schema, body);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.reason} ${JSON.stringify(body)}`);
  return read.value;
};
const codeIn = (body: unknown): string => JSON.parse(JSON.stringify(body)).refusal?.code ?? "accepted";

const sent = (who: Visitor, name: string, board: string, record: MatchRecord, more: object = {}) => {
  const person = { name, colour: 1, avatar: 1 };
  return who.ask("POST", "/api/boards", { board, person, record: writeRecord(record), notes: [], ...more });
};
const shown = async (who: Visitor, board: string, list = "ranked") =>
  must(boardSchema, await who.ask("GET", `/api/boards?board=${encodeURIComponent(board)}&list=${list}`));
/** Longer by a step there and back, at the beginning. */
const longer = (record: MatchRecord, moves: readonly string[]): MatchRecord => ({
  ...record,
  entries: [...moves.map((move) => ({ n: 0, by: 0, move, at: 0 })), ...record.entries].map((entry, i) => ({
    ...entry,
    n: i + 1,
  })),
});

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const nodes: TestHouse[] = [];
  beforeAll(async () => {
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    for (let i = 0; i < (kind === "postgres" ? 2 : 1); i++)
      nodes.push(await openHouse({ limits: generousLimits, ...keep }, { now: () => now }));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
  });
  const opened = () => {
    const [house] = nodes;
    const fresh = levels.shift();
    if (house === undefined || fresh === undefined) throw new Error("there is no house, or no level is left");
    return { ...house, ...fresh };
  };

  test("a solved level is entered by its moves, of equals the earlier one is ahead, and each has a place", async () => {
    const { url, level, best } = opened();
    const people = await Promise.all(["Ada", "Bo", "Cy"].map(() => Visitor.guest(url)));
    for (const [i, name] of ["Ada", "Bo", "Cy"].entries()) {
      now += 1000;
      const answer = must(sentSchema, await sent(people[i] as Visitor, name, level, best));
      expect(answer).toMatchObject({ fate: "entered", standing: { place: i + 1, total: i + 1 } });
    }
    const board = await shown(people[1] as Visitor, level);
    expect(board.top.map(({ place, name, own }) => [place, name, own])).toEqual([
      [1, "Ada", undefined],
      [2, "Bo", true],
      [3, "Cy", undefined],
    ]);
    expect(board.around.map(({ place, name }) => [place, name])).toEqual([
      [1, "Ada"],
      [2, "Bo"],
      [3, "Cy"],
    ]);
    expect(board.own).toMatchObject({ place: 2, total: 3, beats: 0.5 });
    expect(board.today).toBe(day);
  });

  test("a record sent twice is entered once", async () => {
    const { url, level, best } = opened();
    const ada = await Visitor.guest(url);
    await sent(ada, "Ada", level, best);
    now += 5000;
    expect(must(sentSchema, await sent(ada, "Ada", level, best)).fate).toBe("sent-twice");
    const board = await shown(ada, level);
    expect(board.top.map(({ at }) => at)).toEqual([noon]);
    expect(board.total).toBe(1);
  });

  test("a forged record, swapped dice and a wrong day are refused, and nothing is entered", async () => {
    const { url, level, best } = opened();
    const ada = await Visitor.guest(url);
    const forged = { ...best, entries: best.entries.slice(0, -1) };
    const roll = strong.entries.findIndex(({ by }) => by === "chance");
    const other = strong.entries.find(({ by, move }) => by === "chance" && move !== strong.entries[roll]?.move);
    const swapped = {
      ...strong,
      entries: strong.entries.with(roll, { n: roll + 1, by: "chance", at: 0, move: other?.move ?? "" }),
    };
    const codes = [];
    for (const answer of [
      await sent(ada, "Ada", level, forged),
      await sent(ada, "Ada", daily, swapped),
      await sent(ada, "Ada", "zonk daily 2026-11-18", strong),
      await sent(ada, "Ada", "zonk daily 2026-11-20", strong),
      await sent(ada, "Ada", "wisp level nowhere", best),
      await ada.ask("POST", "/api/boards", {
        board: level,
        person: { name: "Ada", colour: 0, avatar: 0 },
        record: "{}",
        notes: [],
      }),
    ])
      codes.push(codeIn(answer.body));
    expect(codes).toEqual(["not-finished", "tampered", "other-course", "no-board", "no-board", "bad-field"]);
    for (const board of [level, daily]) expect((await shown(ada, board)).total).toBe(0);
  });

  test("dice of one's own device don't rank; of a day the first try counts, of a level the best", async () => {
    const { url, level, best } = opened();
    const ada = await Visitor.guest(url);
    expect(must(sentSchema, await sent(ada, "Ada", daily, weak)).standing.entry).toMatchObject({ list: "unranked" });
    expect(must(sentSchema, await sent(ada, "Ada", daily, strong)).fate).toBe("kept-before");
    expect((await shown(ada, daily)).total).toBe(0);
    expect((await shown(ada, daily, "unranked")).top).toHaveLength(1);
    const back = [
      ["N", "S"],
      ["E", "W"],
      ["S", "N"],
      ["W", "E"],
    ].map((moves) => longer(best, moves));
    let first: number | undefined;
    for (const record of back) {
      const answer = await sent(ada, "Ada", level, record);
      if (answer.status === 200) first ??= must(sentSchema, answer).standing.entry.score;
    }
    const better = must(sentSchema, await sent(ada, "Ada", level, best)).standing.entry;
    expect(better.list).toBe("ranked");
    if (first !== undefined) expect(better.score).toBeGreaterThan(first);
  });

  test("help that was used is marked, and no later record washes it off", async () => {
    const { url, level, best } = opened();
    const ada = await Visitor.guest(url);
    const notes = [{ after: 1, seat: 0, text: "hint" }];
    const helped = must(sentSchema, await sent(ada, "Ada", level, best, { notes })).standing.entry;
    expect(helped).toMatchObject({ helped: true, list: "unranked" });
    await sent(ada, "Ada", level, best);
    const board = await shown(ada, level, "unranked");
    expect(board.top.map(({ helped: is }) => is)).toEqual([true]);
    expect((await shown(ada, level)).total).toBe(0);
    // And what was entered without it is marked once it is known.
    const bo = await Visitor.guest(url);
    await sent(bo, "Bo", level, best);
    await sent(bo, "Bo", level, best, { notes });
    expect((await shown(bo, level)).total).toBe(0);
  });

  test("somebody else's run is not one's own", async () => {
    const { url } = opened();
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    expect((await sent(ada, "Ada", run, ran)).status).toBe(200);
    expect(codeIn((await sent(bo, "Bo", run, ran)).body)).toBe("copied");
  });

  test("a result that arrives after its day counts, but doesn't rank", async () => {
    const { url } = opened();
    const ada = await Visitor.guest(url);
    const record = await playCourse("wisp", await courseFor("wisp", `daily ${day}`), "solver", "ada");
    now = noon + 86_400_000;
    const { entry } = must(sentSchema, await sent(ada, "Ada", `wisp daily ${day}`, record)).standing;
    expect(entry.list).toBe("unranked");
    now = noon;
    const bo = await Visitor.guest(url);
    expect(must(sentSchema, await sent(bo, "Bo", `wisp daily ${day}`, record)).standing.entry.list).toBe("ranked");
  });

  test("a run by older rules is judged by those, of the same settings, and doesn't rank", async () => {
    const { url } = opened();
    const ada = await Visitor.guest(url);
    const settings = "challenge=none scratch=literal unlocked=all";
    const older = await playCourse("thirteen", { config: `${settings} stake=0`, bots: [null] }, "random", "older", 3);
    expect(older.version).toBe(3);
    const { fate, standing } = must(sentSchema, await sent(ada, "Ada", run, older));
    expect([fate, standing.entry.list, standing.entry.rules]).toEqual(["entered", "unranked", 3]);
    const harder = await playCourse("thirteen", { config: `${settings} stake=1`, bots: [null] }, "random", "older", 3);
    expect(codeIn((await sent(ada, "Ada", run, harder)).body)).toBe("other-course");
  });

  test("nobody sees how others played before their own result is in, or if its owner says no", async () => {
    const { url, level, best } = opened();
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    const { entry } = must(sentSchema, await sent(ada, "Ada", level, best)).standing;
    const seen = async () => (await bo.ask("GET", `/api/entries/${entry.id}`)).status;
    expect((await shown(bo, level)).top[0]?.watchable).toBeUndefined();
    expect(await seen()).toBe(404);
    await sent(bo, "Bo", level, best);
    expect((await shown(bo, level)).top[0]?.watchable).toBe(true);
    expect(await seen()).toBe(200);
    await ada.ask("POST", "/api/boards/watchable", { board: level, watchable: false });
    expect(await seen()).toBe(404);
    expect((await ada.ask("GET", `/api/entries/${entry.id}`)).status).toBe(200);
  });

  test("friends are listed; blocked and banned people are not, and their places stay", async () => {
    const { url, folder, level, best } = opened();
    const [ada, bo, cy] = [await Visitor.guest(url), await Visitor.guest(url), await Visitor.guest(url)];
    const { code } = must(friendLinkMadeSchema, await ada.ask("POST", "/api/friends/link", { name: "Ada" }));
    await bo.ask("POST", "/api/friends/accept", { code, name: "Bo" });
    for (const [who, name] of [
      [ada, "Ada"],
      [bo, "Bo"],
      [cy, "Cy"],
    ] as const) {
      now += 1000;
      await sent(who, name, level, best);
    }
    expect((await shown(ada, level)).friends.map(({ name, friend }) => [name, friend])).toEqual([
      ["Ada", undefined],
      ["Bo", true],
    ]);
    const seats = [{ kind: "open" as const }, { kind: "open" as const }];
    const table = await ada.lay({ game: "dice-race", config: "target=30", seats, watching: true });
    await ada.sit(table, "Ada");
    await cy.sit(table, "Cy");
    await cy.ask("POST", `/api/tables/${table}/block`, { seat: 0 });
    expect((await shown(cy, level)).top.map(({ place, name }) => [place, name])).toEqual([
      [2, "Bo"],
      [3, "Cy"],
    ]);
    if (kind === "sqlite") {
      const operator = await openOperator({ kind: "folder", folder }, "test", () => now);
      if (!operator.ok) throw new Error(operator.refusal.reason);
      const { guest } = must(aboutMeSchema, await bo.ask("GET", "/api/me"));
      await operator.value.ban(guest, "test");
      await operator.value.end();
      const stranger = await Visitor.guest(url);
      expect((await shown(stranger, level)).top.map(({ place, name }) => [place, name])).toEqual([
        [1, "Ada"],
        [3, "Cy"],
      ]);
      expect(codeIn((await sent(bo, "Bo", level, best)).body)).toBe("banned");
    }
  });

  test("deleting an account takes its entries and records away, and the places close up", async () => {
    const { url, level, best } = opened();
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    const { entry } = must(sentSchema, await sent(ada, "Ada", level, best)).standing;
    now += 1000;
    await sent(bo, "Bo", level, best);
    expect(must(aboutMeSchema, await ada.ask("GET", "/api/me")).results).toMatchObject([{ board: level }]);
    await ada.ask("POST", "/api/me/delete", {});
    const board = await shown(bo, level);
    expect(board.top.map(({ place, name }) => [place, name])).toEqual([[1, "Bo"]]);
    expect(board.own).toMatchObject({ place: 1, total: 1 });
    expect((await bo.ask("GET", `/api/entries/${entry.id}`)).status).toBe(404);
  });

  test("a name that is refused elsewhere is refused here", async () => {
    const { url, level, best } = opened();
    expect(codeIn((await sent(await Visitor.guest(url), "random bot", level, best)).body)).toBe("bot-name");
  });

  if (kind === "postgres")
    test("two nodes agree on every place, whoever entered where", async () => {
      const { level, best } = opened();
      const people: Visitor[] = [];
      await Promise.all(
        Array.from({ length: 12 }, async (_, i) => {
          const who = await Visitor.guest(nodes[i % 2]?.url ?? "");
          people.push(who);
          await Promise.all([1, 2].map(() => sent(who, `P${i}`, level, best)));
        }),
      );
      const views = await Promise.all(
        nodes.map(async ({ url }) =>
          must(boardSchema, await new Visitor(url).ask("GET", `/api/boards?board=${encodeURIComponent(level)}`)),
        ),
      );
      expect(views[0]).toEqual(views[1]);
      expect(views[0]?.top.map(({ place }) => place)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
      expect(views[0]?.total).toBe(12);
    });
});
