/** Challenges: the same course by one link, compared once one's own result is in, and never before. */
import { type MatchRecord, seedOf, writeRecord } from "@turnlight/kernel";
import { boardSchema, challengeSchema, challengesSchema, challengeTakenSchema, readMessage } from "@turnlight/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { courseFor, playCourse } from "./support/course-record.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";

const day = "2026-11-19";
let cluster: Cluster;
const played = new Map<string, readonly [ada: MatchRecord, bo: MatchRecord]>();

/** A level of the campaign, somebody's own dice, a hunt that belongs to no day, and a run with a typed seed. */
beforeAll(async () => {
  cluster = await startCluster();
  const courses = [
    ["wisp", await courseFor("wisp", "level safe-inside"), ["solver", "solver"]],
    ["zonk", { ...(await courseFor("zonk", `daily ${day}`)), seed: seedOf("our dice") }, ["perfect", "random"]],
    ["head", { ...(await courseFor("head", `daily ${day} english`)), seed: seedOf("our board") }, ["oracle", "clerk"]],
    ["thirteen", { ...(await courseFor("thirteen", "run 0 classic")), seed: seedOf("our run") }, ["random", "random"]],
  ] as const;
  for (const [game, course, [one, other]] of courses)
    played.set(game, [await playCourse(game, course, one, "ada"), await playCourse(game, course, other, "bo")]);
});
afterAll(() => cluster.stop());

const must = <T>(schema: z.ZodMiniType<T>, { body }: { readonly body: unknown }): T => {
  const read = readMessage(schema, body);
  if (!read.ok) throw new Error(`${read.refusal.where} ${read.refusal.reason} ${JSON.stringify(body)}`);
  return read.value;
};
const codeIn = ({ body }: { readonly body: unknown }): string =>
  JSON.parse(JSON.stringify(body)).refusal?.code ?? "accepted";
const recordsOf = (game: string): readonly [ada: MatchRecord, bo: MatchRecord] => {
  const records = played.get(game);
  if (records === undefined) throw new Error(`nobody played ${game}`);
  return records;
};
const resultOf = (name: string, record: MatchRecord, notes: readonly unknown[] = []) => ({
  person: { name, colour: 2, avatar: 3 },
  record: writeRecord(record),
  notes,
});

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  let house: TestHouse;
  beforeAll(async () => {
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    house = await openHouse({ limits: generousLimits, ...keep });
  });
  afterAll(() => house.close());
  const guest = () => Visitor.guest(house.url);
  const made = async (ada: Visitor, game: string, title = "After work") =>
    must(challengeSchema, await ada.ask("POST", "/api/challenges", { title, ...resultOf("Ada", recordsOf(game)[0]) }));

  test.each(["wisp", "zonk", "head", "thirteen"])(
    "%s: made from a match, taken by link, compared afterwards",
    async (game) => {
      const [ada, bo] = [await guest(), await guest()];
      const { id, entries: own } = await made(ada, game);
      expect(own).toHaveLength(1);
      const entry = own?.[0]?.id ?? "";
      // The link shows what is played and by whom, and neither a score nor how.
      const before = must(challengeSchema, await bo.ask("GET", `/api/challenges/${id}`));
      expect(before).toMatchObject({ title: "After work", by: "Ada", game, played: ["Ada"] });
      expect(before.entries).toBeUndefined();
      expect(codeIn(await bo.ask("GET", `/api/entries/${entry}`))).toBe("no-entry");
      expect(codeIn(await new Visitor(house.url).ask("GET", `/api/entries/${entry}`))).toBe("no-entry");
      expect(codeIn(await bo.ask("GET", `/api/boards?board=challenge%20${id}`))).toBe("no-board");
      // What Bo needs to play the same is there.
      const [, record] = recordsOf(game);
      expect(before.config).toBe(record.config);
      if (before.seed !== undefined) expect(before.seed).toBe(record.seed);
      const taken = must(challengeTakenSchema, await bo.ask("POST", `/api/challenges/${id}`, resultOf("Bo", record)));
      expect(taken.challenge.entries?.map(({ name }) => name).sort()).toEqual(["Ada", "Bo"]);
      const watched = await bo.ask("GET", `/api/entries/${entry}`);
      expect(watched.status).toBe(200);
      // Another try does not count.
      const [better] = recordsOf(game);
      const again = must(challengeTakenSchema, await bo.ask("POST", `/api/challenges/${id}`, resultOf("Bo", better)));
      expect(["kept-before", "sent-twice"]).toContain(again.fate);
      expect(again.challenge.entries).toHaveLength(2);
      const mine = must(challengesSchema, await bo.ask("GET", "/api/challenges")).challenges;
      expect(mine).toMatchObject([{ id, title: "After work", by: "Ada", played: 2 }]);
    },
  );

  test("many take the same one; help is marked on it", async () => {
    const ada = await guest();
    const { id } = await made(ada, "zonk", "");
    const [, record] = recordsOf("zonk");
    for (const name of ["Bo", "Cy", "Di"])
      await (await guest()).ask("POST", `/api/challenges/${id}`, resultOf(name, record));
    const { entries, played: who } = must(challengeSchema, await ada.ask("GET", `/api/challenges/${id}`));
    expect(who).toEqual(["Ada", "Bo", "Cy", "Di"]);
    expect(entries?.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    const hints = [{ after: 1, seat: 0, text: "hint" }];
    const helped = await ada.ask("POST", "/api/challenges", {
      title: "",
      ...resultOf("Ada", recordsOf("wisp")[0], hints),
    });
    expect(must(challengeSchema, helped).entries?.[0]).toMatchObject({ helped: true, list: "ranked" });
  });

  test("another match, swapped dice, a duel and an indecent title are refused", async () => {
    const [ada, bo] = [await guest(), await guest()];
    const { id } = await made(ada, "zonk");
    const [, run] = recordsOf("thirteen");
    const [, record] = recordsOf("zonk");
    const elsewhere = await playCourse(
      "zonk",
      { config: record.config, seed: seedOf("other dice"), bots: [null, record.players?.[1]?.bot ?? ""] },
      "random",
      "bo",
    );
    const send = async (one: MatchRecord) => codeIn(await bo.ask("POST", `/api/challenges/${id}`, resultOf("Bo", one)));
    expect(await send(run)).toBe("other-course");
    expect(await send(elsewhere)).toBe("other-course");
    const people = { ...record, players: [{ name: "Ada" }, { name: "Bo" }] };
    expect(codeIn(await ada.ask("POST", "/api/challenges", { title: "", ...resultOf("Ada", people) }))).toBe(
      "not-alone",
    );
    const rude = { title: "random bot", ...resultOf("Ada", record) };
    expect(codeIn(await ada.ask("POST", "/api/challenges", rude))).toBe("bot-name");
    expect(codeIn(await bo.ask("GET", "/api/challenges/nowhere"))).toBe("no-challenge");
  });

  test("between people of whom one has blocked the other there is none; deletion takes one's own away", async () => {
    const [ada, bo, cy] = [await guest(), await guest(), await guest()];
    const { id } = await made(ada, "wisp");
    const [, record] = recordsOf("wisp");
    await cy.ask("POST", `/api/challenges/${id}`, resultOf("Cy", record));
    const seats = [{ kind: "open" as const }, { kind: "open" as const }];
    const table = await ada.lay({ game: "dice-race", config: "target=30", seats, watching: true });
    await ada.sit(table, "Ada");
    await bo.sit(table, "Bo");
    await ada.ask("POST", `/api/tables/${table}/block`, { seat: 1 });
    expect(codeIn(await bo.ask("GET", `/api/challenges/${id}`))).toBe("no-challenge");
    await ada.ask("POST", "/api/me/delete", {});
    const left = must(challengeSchema, await cy.ask("GET", `/api/challenges/${id}`));
    expect(left).toMatchObject({ by: "", title: "", played: ["Cy"] });
    await cy.ask("POST", "/api/me/delete", {});
    const board = must(boardSchema, await bo.ask("GET", "/api/boards?board=wisp%20level%20safe-inside"));
    expect(board.total).toBe(0);
  });
});
