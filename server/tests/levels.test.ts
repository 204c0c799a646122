/** Published levels: solved by the server, browsed, played, rated, reported, and withdrawn. */
import { campaignLevels, readCode, turnsOf, writeCode } from "@turnlight/games/wisp";
import { type MatchRecord, writeRecord } from "@turnlight/kernel";
import {
  aboutMeSchema,
  authorPageSchema,
  levelListSchema,
  packListSchema,
  publishedLevelSchema,
  publishedPackSchema,
  readMessage,
} from "@turnlight/wire";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { measuredDifficulty, worthOf } from "../levels/worth.ts";
import { openOperator } from "../operator.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { playCourse } from "./support/course-record.ts";
import { generousLimits } from "./support/generous.ts";
import { openHouse, type TestHouse, Visitor } from "./support/house.ts";

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

const codes = campaignLevels.slice(0, 12).map(({ level }) => writeCode(level));
const person = (name: string) => ({ name, colour: 1, avatar: 1 });
const publish = (who: Visitor, code: string, title: string, name = "Ada") =>
  who.ask("POST", "/api/levels", { game: "wisp", title, code, person: person(name) });
const published = async (who: Visitor, code: string, title: string, name = "Ada") =>
  must(publishedLevelSchema, await publish(who, code, title, name));
const solutionOf = (code: string): Promise<MatchRecord> =>
  playCourse("wisp", { config: `level=${code}`, bots: [null] }, "solver", "ada");
const solve = async (
  who: Visitor,
  { id, code }: { readonly id: string; readonly code: string },
  notes: object[] = [],
) => who.ask("POST", `/api/levels/${id}/solve`, { record: writeRecord(await solutionOf(code)), notes });
const listed = async (who: Visitor, query = "") =>
  must(levelListSchema, await who.ask("GET", `/api/levels?game=wisp${query}`)).levels;

describe.each(["sqlite", "postgres"] as const)("on %s", (kind) => {
  const nodes: TestHouse[] = [];
  let rest: string[];
  beforeAll(async () => {
    rest = [...codes];
    const keep = kind === "postgres" ? { keep: { kind, url: await cluster.fresh() } } : {};
    for (let i = 0; i < (kind === "postgres" ? 2 : 1); i++)
      nodes.push(await openHouse({ limits: generousLimits, ...keep }));
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
  });
  const opened = () => {
    const [house] = nodes;
    const code = rest.shift();
    if (house === undefined || code === undefined) throw new Error("there is no house, or no level is left");
    return { url: house.url, folder: house.folder, code, other: (nodes[1] ?? house).url };
  };

  test("a level is solved by the server before others see it, on every node alike", async () => {
    const { url, code, other } = opened();
    const ada = await Visitor.guest(url);
    const level = await published(ada, code, "Round the pond");
    expect(level).toMatchObject({ title: "Round the pond", author: { name: "Ada" }, own: true, players: 0 });
    expect(level.par).toBe((await solutionOf(code)).entries.length);
    expect(level.difficulty).toBeGreaterThan(0);
    expect(level.ideas.length).toBeGreaterThan(0);
    const bo = await Visitor.guest(other);
    const { own: _, ...seen } = level;
    expect(await listed(bo, "&shelf=new")).toEqual([seen]);
    expect(await listed(bo, `&idea=${level.ideas[0]}`)).toEqual([seen]);
    expect(await listed(bo, "&idea=no-such-idea")).toEqual([]);
    expect(await listed(bo, `&par=${level.par}&difficulty=${level.difficulty}-10`)).toEqual([seen]);
    expect(await listed(bo, `&par=${level.par + 1}-99`)).toEqual([]);
  });

  test("what can't be solved, is no level, is there already or has a bad title is refused", async () => {
    const { url, code } = opened();
    const ada = await Visitor.guest(url);
    await published(ada, code, "Mine");
    const bo = await Visitor.guest(url);
    const level = readCode(code);
    const turned = level.ok ? turnsOf(level.value).map(writeCode)[2] : "";
    expect(codeIn(await publish(bo, turned ?? "", "Yours", "Bo"))).toBe("published-before");
    // Sent again by its author it is the same.
    expect((await published(ada, code, "Mine")).title).toBe("Mine");
    expect(codeIn(await publish(bo, "1nonsense", "Yours", "Bo"))).not.toBe("accepted");
    const walled = level.ok
      ? writeCode({
          ...level.value,
          pads: [],
          enemies: [{ kind: "red", at: 0 }],
          wisp: level.value.width * level.value.height - 1,
          goal: 2,
          terrain: level.value.terrain.map((ground, cell) =>
            cell === 1 || cell === level.value.width || cell === level.value.width + 1
              ? "tree"
              : cell < 4
                ? "clearing"
                : ground,
          ),
        })
      : "";
    expect(codeIn(await publish(bo, walled, "Walled in", "Bo"))).toBe("no-solution");
    expect(codeIn(await publish(bo, rest.shift() ?? "", "fuck", "Bo"))).toBe("bad-name");
  });

  test("it is rated by those who have solved it, and its author counts for nothing", async () => {
    const { url, code } = opened();
    const [ada, bo, cy] = [await Visitor.guest(url), await Visitor.guest(url), await Visitor.guest(url)];
    const level = await published(ada, code, "Duck crossing");
    const at = `/api/levels/${level.id}`;
    await ada.ask("POST", `${at}/begin`, {});
    await solve(ada, level);
    expect(must(publishedLevelSchema, await bo.ask("POST", `${at}/begin`, {}))).toMatchObject({
      players: 1,
      solvers: 0,
    });
    await bo.ask("POST", `${at}/begin`, {});
    expect(codeIn(await bo.ask("POST", `${at}/vote`, { vote: "like" }))).toBe("not-solved");
    expect(await listed(cy, "&shelf=unsolved")).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: level.id, players: 1 })]),
    );
    const solved = must(publishedLevelSchema, await solve(bo, level));
    expect(solved).toMatchObject({ players: 1, solvers: 1, played: { moves: level.par } });
    await solve(bo, level);
    await bo.ask("POST", `${at}/vote`, { vote: "like" });
    const liked = must(publishedLevelSchema, await bo.ask("POST", `${at}/vote`, { vote: "like" }));
    expect(liked).toMatchObject({ players: 1, solvers: 1, likes: 1, dislikes: 0, played: { vote: "like" } });
    const changed = must(publishedLevelSchema, await bo.ask("POST", `${at}/vote`, { vote: "dislike" }));
    expect(changed).toMatchObject({ likes: 0, dislikes: 1 });
    expect(must(publishedLevelSchema, await bo.ask("POST", `${at}/vote`, { vote: "none" }))).toMatchObject({
      likes: 0,
      dislikes: 0,
    });
    const ids = (await listed(cy, "&shelf=unsolved")).map(({ id }) => id);
    expect(ids).not.toContain(level.id);
  });

  test("a forged solution, one of another level and one that isn't over count for nothing", async () => {
    const { url, code } = opened();
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    const level = await published(ada, code, "No short cuts");
    const record = await solutionOf(code);
    const send = (sent: MatchRecord) =>
      bo.ask("POST", `/api/levels/${level.id}/solve`, { record: writeRecord(sent), notes: [] });
    expect(codeIn(await send({ ...record, entries: record.entries.slice(0, -1) }))).toBe("not-finished");
    expect(codeIn(await send(await solutionOf(codes.at(-1) ?? "")))).toBe("other-course");
    expect(must(publishedLevelSchema, await bo.ask("GET", `/api/levels/${level.id}`))).toMatchObject({ solvers: 0 });
  });

  test("the best are those that people finish and like; few attempts count for little", async () => {
    const { url, code } = opened();
    const second = rest.shift() ?? "";
    const ada = await Visitor.guest(url);
    const [one, two] = [await published(ada, code, "Liked once"), await published(ada, second, "Liked thrice")];
    for (let i = 0; i < 4; i++) {
      const visitor = await Visitor.guest(url);
      if (i === 0) {
        await solve(visitor, one);
        await visitor.ask("POST", `/api/levels/${one.id}/vote`, { vote: "like" });
      } else {
        await solve(visitor, two);
        await visitor.ask("POST", `/api/levels/${two.id}/vote`, { vote: "like" });
      }
    }
    const ids = (await listed(ada, "&shelf=best")).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([two.id, one.id]);
  });

  test("a pack has published levels of one's own, and an author has a page", async () => {
    const { url, code } = opened();
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    const level = await published(ada, code, "First of three");
    const pack = { game: "wisp", title: "Three ponds", tale: "There was a duck.", levels: [level.id] };
    const made = must(publishedPackSchema, await ada.ask("POST", "/api/packs", { ...pack, person: person("Ada") }));
    expect(made).toMatchObject({ title: "Three ponds", levels: [{ id: level.id }], own: true });
    expect(codeIn(await bo.ask("POST", "/api/packs", { ...pack, person: person("Bo") }))).toBe("no-level");
    expect(codeIn(await ada.ask("POST", "/api/packs", { ...pack, tale: "fuck", person: person("Ada") }))).toBe(
      "bad-name",
    );
    const { packs } = must(packListSchema, await bo.ask("GET", "/api/packs?game=wisp"));
    expect(packs.map(({ title, levels }) => [title, levels])).toContainEqual(["Three ponds", 1]);
    const page = must(authorPageSchema, await bo.ask("GET", `/api/authors/${level.author.id}`));
    expect(page).toMatchObject({ author: { name: "Ada" }, levels: [{ id: level.id }], packs: [{ id: made.id }] });
    expect(codeIn(await bo.ask("POST", `/api/packs/${made.id}/withdraw`, {}))).toBe("no-right");
    expect(codeIn(await ada.ask("POST", `/api/packs/${made.id}/withdraw`, {}))).toBe("accepted");
    expect(codeIn(await bo.ask("GET", `/api/packs/${made.id}`))).toBe("no-pack");
  });

  test("its author withdraws it; the operator picks, hears reports, renames and withdraws", async () => {
    const { url, code, folder } = opened();
    const second = rest.shift() ?? "";
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    const [one, two] = [await published(ada, code, "Gone soon"), await published(ada, second, "Gone later")];
    expect(codeIn(await bo.ask("POST", `/api/levels/${one.id}/withdraw`, {}))).toBe("no-right");
    expect(codeIn(await ada.ask("POST", `/api/levels/${one.id}/withdraw`, {}))).toBe("accepted");
    expect((await bo.ask("GET", `/api/levels/${one.id}`)).status).toBe(404);
    await bo.ask("POST", `/api/levels/${two.id}/report`, { reason: "copied", text: "It is mine." });
    // The test's operator opens a folder.
    if (kind === "postgres") return;
    const operator = await openOperator({ kind: "folder", folder }, "Op");
    if (!operator.ok) throw new Error(operator.refusal.reason);
    const reports = await operator.value.levelReports();
    expect(reports).toMatchObject([{ level: two.id, title: "Gone later", reason: "copied", text: "It is mine." }]);
    expect((await operator.value.closeReport(reports[0]?.id ?? "")).ok).toBe(true);
    expect(await operator.value.levelReports()).toEqual([]);
    await operator.value.pick(two.id, true);
    expect(await listed(bo, "&shelf=picked")).toMatchObject([{ id: two.id, picked: true }]);
    await operator.value.pick(two.id, false);
    expect(await listed(bo, "&shelf=picked")).toEqual([]);
    expect((await operator.value.levels(two.id)).map(({ title }) => title)).toEqual(["Gone later"]);
    const { guest } = must(aboutMeSchema, await ada.ask("GET", "/api/me"));
    await operator.value.rename(guest, "Player");
    expect(must(publishedLevelSchema, await bo.ask("GET", `/api/levels/${two.id}`)).author.name).toBe("Player");
    expect((await operator.value.withdraw(two.id)).ok).toBe(true);
    expect((await operator.value.withdraw(two.id)).ok).toBe(false);
    expect((await operator.value.audit()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["close-report", "pick", "unpick", "rename", "withdraw"]),
    );
    await operator.value.end();
    expect((await bo.ask("GET", `/api/levels/${two.id}`)).status).toBe(404);
  });

  test("blocked people don't see each other's levels, and deletion takes everything away", async () => {
    const { url, code } = opened();
    const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
    const level = await published(ada, code, "Here today");
    await solve(bo, level);
    await bo.ask("POST", `/api/levels/${level.id}/vote`, { vote: "like" });
    const cy = await Visitor.guest(url);
    const seats = [{ kind: "open" as const }, { kind: "open" as const }];
    const table = await ada.lay({ game: "dice-race", config: "target=30", seats, watching: true });
    await ada.sit(table, "Ada");
    await cy.sit(table, "Cy");
    await cy.ask("POST", `/api/tables/${table}/block`, { seat: 0 });
    expect((await cy.ask("GET", `/api/levels/${level.id}`)).status).toBe(404);
    expect((await listed(cy, "&shelf=new")).map(({ id }) => id)).not.toContain(level.id);
    expect(codeIn(await solve(cy, level))).toBe("no-level");
    await bo.ask("POST", "/api/me/delete", {});
    expect(must(publishedLevelSchema, await ada.ask("GET", `/api/levels/${level.id}`))).toMatchObject({
      players: 0,
      solvers: 0,
      likes: 0,
    });
    await ada.ask("POST", "/api/me/delete", {});
    const dee = await Visitor.guest(url);
    expect((await dee.ask("GET", `/api/levels/${level.id}`)).status).toBe(404);
    expect((await dee.ask("GET", `/api/authors/${level.author.id}`)).status).toBe(404);
  });
});

test("Wilson's lower bound: nine of ten is worth more than one of one, and less than ninety of a hundred", () => {
  expect(worthOf({ players: 0, likes: 0 })).toBe(0);
  expect(worthOf({ players: 1, likes: 1 })).toBe(206_543);
  expect(worthOf({ players: 10, likes: 9 })).toBe(595_844);
  expect(worthOf({ players: 100, likes: 90 })).toBe(825_633);
});

test("measured difficulty: easy if everybody solves it at once, hard if nobody does", () => {
  const tally = { likes: 0, dislikes: 0 };
  expect(measuredDifficulty({ ...tally, players: 4, solvers: 0, detours: 0 }, 5)).toBeUndefined();
  expect(measuredDifficulty({ ...tally, players: 20, solvers: 20, detours: 0 }, 5)).toBe(1);
  expect(measuredDifficulty({ ...tally, players: 20, solvers: 10, detours: 25 }, 5)).toBe(5);
  expect(measuredDifficulty({ ...tally, players: 20, solvers: 0, detours: 0 }, 5)).toBe(10);
});
