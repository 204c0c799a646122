/** Short links: what previewers and browsers are told about a table, a level, a replay or a game, and what never. */
import { inflateSync } from "node:zlib";
import { dailyLevel, firstLight, longestCode, readCode, writeCode } from "@turnlight/games/wisp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DailyLevels } from "../links/daily-level.ts";
import { languageFor } from "../links/words.ts";
import { type Cluster, startCluster, storeNames } from "./support/cluster.ts";
import { generousLimits } from "./support/generous.ts";
import { lineTo, openHouse, type TestHouse, twoAt, Visitor, Watcher } from "./support/house.ts";
import { rawRequest } from "./support/raw.ts";

interface ReadPage {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
  /** The content of a tag for previewers. */
  tag(key: string): string | undefined;
  /** Where a browser goes on to. */
  readonly refresh: string | undefined;
}

const unescaped = (text: string): string =>
  text
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const openLink = async (url: string, path: string, headers: Record<string, string> = {}): Promise<ReadPage> => {
  const answer = await fetch(`${url}${path}`, { headers });
  const text = await answer.text();
  const found = (pattern: RegExp): string | undefined => {
    const value = pattern.exec(text)?.[1];
    return value === undefined ? undefined : unescaped(value);
  };
  return {
    status: answer.status,
    text,
    headers: answer.headers,
    tag: (key) => found(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`)),
    refresh: found(/http-equiv="refresh" content="0; url=([^"]*)"/),
  };
};

const german = { "accept-language": "de-DE,de;q=0.9,en;q=0.8" };
const level = writeCode(firstLight);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.stop());

describe.each(storeNames)("on %s", (store) => {
  let house: TestHouse;
  beforeAll(async () => {
    const keep = store === "SQLite" ? undefined : { kind: "postgres" as const, url: await cluster.fresh() };
    house = await openHouse({ limits: generousLimits, ...(keep !== undefined && { keep }) });
  });
  afterAll(() => house.close());

  const lay = async (more: object = {}, name = "Ada") => {
    const ada = await Visitor.guest(house.url);
    const answer = await ada.ask("POST", "/api/tables", {
      game: "zonk",
      config: "seats=2 target=4000",
      seats: [{ kind: "open" }, { kind: "open" }],
      watching: true,
      clock: 30,
      found: "by-code",
      ...more,
    });
    const { id, code } = answer.body as { readonly id: string; readonly code: string };
    await ada.sit(id, name);
    return { id, code, ada };
  };

  test("an invitation says who invites, to what, at which pace and by which rules, by code and by id", async () => {
    const { id, code } = await lay();
    for (const name of [code, code.toLowerCase(), id]) {
      const page = await openLink(house.url, `t/${name}`);
      expect(page.status).toBe(200);
      expect(page.tag("og:title")).toBe("Ada has invited you to Zonk");
      expect(page.tag("og:description")).toBe(
        "2 players · 30 seconds per move · first to 4,000 points. Open the link to join; no account needed.",
      );
      expect(page.tag("og:image")).toBe(`${house.url}previews/zonk.jpg`);
      expect(page.tag("og:url")).toBe(`${house.url}t/${name}`);
      expect(page.tag("twitter:card")).toBe("summary_large_image");
      expect(page.refresh).toBe(`../#/online/${name}`);
    }
    const auf = await openLink(house.url, `t/${code}`, german);
    expect(auf.text).toContain('<html lang="de">');
    expect(auf.tag("og:title")).toBe("Ada lädt dich ein: Zonk");
    expect(auf.tag("og:description")).toMatch(/^2 Spieler · 30 Sekunden pro Zug · Ziel: 4\.000 Punkte\./);
  });

  test("a table without a clock, and one with a clock for the match", async () => {
    const { code } = await lay({ clock: undefined });
    expect((await openLink(house.url, `t/${code}`)).tag("og:description")).toMatch(/No time limit/);
    const timed = await lay({ clock: 300, increment: 10 });
    expect((await openLink(house.url, `t/${timed.code}`)).tag("og:description")).toMatch(
      /5 minutes per player, plus 10 seconds per move/,
    );
  });

  test("custom words and boards of a duel are in no preview", async () => {
    const config = "grids=8,8 words=3,3 custom=ZEPHYR,QUARTZ";
    const { code } = await lay({ game: "head", config });
    const page = await openLink(house.url, `t/${code}`);
    expect(page.tag("og:title")).toBe("Ada has invited you to Don’t Lose Your Head");
    expect(page.tag("og:description")).toMatch(/8 × 8 board, 3 words/);
    expect(page.text).not.toMatch(/ZEPHYR|QUARTZ/i);
  });

  test("of a match that has begun only its game is said, and without spectators not even that", async () => {
    const watched = await twoAt(house.url, "zonk", "seats=2", { watching: true });
    const page = await openLink(house.url, `t/${watched.table}`);
    expect([page.status, page.tag("og:title")]).toEqual([200, "Zonk: a match to watch"]);
    const closed = await twoAt(house.url, "zonk", "seats=2", { watching: false });
    const plain = await openLink(house.url, `t/${closed.table}`);
    expect([plain.status, plain.tag("og:title")]).toEqual([200, "A table on Turnlight"]);
    expect(plain.tag("og:image")).toBe(`${house.url}previews/turnlight.jpg`);
    for (const { text } of [page, plain]) expect(text).not.toMatch(/Ada|Bo\b/);
  });

  test("a table that was closed, and one that never was, is a friendly page with a way home", async () => {
    const { id, code, ada } = await lay();
    await ada.ask("POST", `/api/tables/${id}/stand`, {});
    for (const path of [`t/${id}`, `t/${code}`, "t/QQQQQQ"]) {
      const page = await openLink(house.url, path);
      expect([page.status, page.tag("og:title")]).toEqual([404, "Table not found"]);
      expect(page.refresh).toBeUndefined();
      expect(page.text).toContain('<a href="../">Home</a>');
      expect(page.headers.get("cache-control")).toBe("no-store");
    }
    const auf = await openLink(house.url, "t/QQQQQQ", german);
    expect(auf.text).toContain('<a href="../">Startseite</a>');
  });

  test("a finished match can be watched by its link: who played, and who won", async () => {
    const { table, tokens } = await twoAt(house.url, "dice-race", "target=30");
    const early = await openLink(house.url, `r/${table}`);
    expect([early.status, early.tag("og:title")]).toEqual([404, "Replay not found"]);
    const line = lineTo(house.url);
    const bo = new Watcher(line, table, tokens[1]);
    const { sight } = await bo.until((now) => now.sight !== undefined);
    await bo.place.send({ kind: "resign" });
    await bo.until((now) => now.sight?.outcome !== undefined);
    line.close();
    for (const path of [`r/${table}`, `r/${table}/${sight?.match}`]) {
      const page = await openLink(house.url, path);
      expect([page.status, page.tag("og:title")]).toEqual([200, "Ada and Bo: Dice race"]);
      expect(page.tag("og:description")).toBe("Ada won. Watch the match move by move.");
      expect(page.refresh).toBe(`${path.includes("/", 2) ? "../../" : "../"}#/replays/online/${path.slice(2)}`);
    }
    expect((await openLink(house.url, `r/${table}/none`)).status).toBe(404);
  });

  test("a private match's link names nobody", async () => {
    const { table, tokens } = await twoAt(house.url, "dice-race", "target=30", { watching: false });
    const line = lineTo(house.url);
    const bo = new Watcher(line, table, tokens[1]);
    await bo.until((now) => now.sight !== undefined);
    await bo.place.send({ kind: "resign" });
    await bo.until((now) => now.sight?.outcome !== undefined);
    line.close();
    const page = await openLink(house.url, `r/${table}`);
    expect([page.status, page.tag("og:title")]).toEqual([200, "Dice race: replay"]);
    expect(page.text).not.toMatch(/Ada|Bo\b/);
  });

  test("odd links are answered with the friendly page, whatever is in them", async () => {
    const odd = [
      "%00",
      "%",
      "%zz",
      "%ff",
      "%ed%a0%80",
      "a%00b",
      "..%2f..",
      "x".repeat(9000),
      "<script>",
      "",
      "a/b/c/d",
    ];
    for (const kind of ["t", "l", "r", "p", "f"])
      for (const part of odd) {
        const { status } = await rawRequest(house.url, { path: `/${kind}/${part}`, headers: { accept: "text/html" } });
        expect([kind, part, status]).toEqual([kind, part, 404]);
      }
    const page = await openLink(house.url, "t/%3Cscript%3Ealert(1)%3C%2Fscript%3E");
    expect(page.text).not.toContain("<script>");
  });
});

describe("without a store", () => {
  let house: TestHouse;
  beforeAll(async () => {
    house = await openHouse({ keep: { kind: "memory" }, limits: generousLimits });
  });
  afterAll(() => house.close());

  test("a level's link has its name, its size and its own picture, and leads to it", async () => {
    const own = await openLink(house.url, `l/${level}`, german);
    const given = await openLink(house.url, `l/${level.slice(0, -1)}`);
    expect([own.status, given.status]).toEqual([200, 404]);
    expect(own.tag("og:image")).toBe(`${house.url}l/${level}.png`);
    expect(own.tag("og:description")).toMatch(/^\d × \d Felder, /);
    expect(own.refresh).toBe(`../#/play/wisp/level/${level}`);
    // One of nobody's: the name in the link is shown if a player could have it.
    const other = writeCode({ ...firstLight, goal: firstLight.wisp, wisp: firstLight.goal });
    const named = await openLink(house.url, `l/${other}/Foggy%20%22Bog%22`);
    expect(named.tag("og:title")).toBe('Foggy "Bog": a level for Will-o’-the-Wisp');
    expect(named.refresh).toBe(`../../#/play/wisp/level/${other}/Foggy%20%22Bog%22`);
    const rude = await openLink(house.url, `l/${other}/fuck`);
    expect([rude.status, rude.tag("og:title")]).toEqual([200, "A level for Will-o’-the-Wisp"]);
    expect((await openLink(house.url, `l/${"1".repeat(longestCode + 1)}`)).status).toBe(404);
  });

  test("the picture is a PNG of the size that previews ask for, drawn from the level, and cached", async () => {
    const draw = async (code: string) => {
      const answer = await fetch(`${house.url}l/${code}.png`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
      return { bytes: Buffer.from(await answer.arrayBuffer()), tag: answer.headers.get("etag") ?? "" };
    };
    const { bytes, tag } = await draw(level);
    expect(bytes.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    // Some messengers show nothing larger.
    expect(bytes.length).toBeLessThan(300_000);
    const rows = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)));
    expect(rows.length).toBe(630 * (1200 * 3 + 1));
    const again = await fetch(`${house.url}l/${level}.png`, { headers: { "if-none-match": tag } });
    expect(again.status).toBe(304);
    const other = await draw(writeCode({ ...firstLight, goal: firstLight.wisp, wisp: firstLight.goal }));
    expect(other.bytes.equals(bytes)).toBe(false);
    expect((await fetch(`${house.url}l/none.png`)).status).toBe(404);
  });

  test("a game's pages, its daily and its seeds, and nothing that is no game", async () => {
    const daily = await openLink(house.url, "p/zonk/daily");
    expect([daily.tag("og:title"), daily.refresh]).toEqual(["Zonk: today’s challenge", "../../#/play/zonk/daily"]);
    const seed = await openLink(house.url, "p/thirteen/seed/QUARTZ7", german);
    expect(seed.tag("og:title")).toBe("Dreizehn Würfe: Startwert QUARTZ7");
    expect(seed.refresh).toBe("../../../#/play/thirteen/seed/QUARTZ7");
    // A table of Zonk: a dot in its name stays encoded.
    const table = await openLink(house.url, "p/zonk/table/Pairs%20%2E.o1.a50");
    expect(table.refresh).toBe("../../../#/play/zonk/table/Pairs%20%2E.o1.a50");
    expect((await openLink(house.url, "p/thirteen/seed/fuck")).tag("og:title")).toBe("Thirteen Throws");
    for (const path of ["p/chess", "p/constructor/daily", "p/zonk/a*b", "p/zonk/%2e%2e/x"])
      expect((await openLink(house.url, path)).status).toBe(404);
  });

  test("the daily level's link has the picture of that day's level", async () => {
    // Two days at midnight, one otherwise.
    const days = [new Date().toISOString().slice(0, 10)];
    const open = () => openLink(house.url, "p/wisp/daily", german);
    // Without the level there is the game's picture; the level's comes as soon as it is grown.
    await expect.poll(async () => (await open()).tag("og:image"), { timeout: 30_000 }).toMatch(/\/l\//);
    const daily = await open();
    days.push(new Date().toISOString().slice(0, 10));
    expect(daily.refresh).toBe("../../#/play/wisp/daily");
    expect(daily.tag("og:image:alt")).not.toContain("Irrlicht");
    const [, code = ""] = /\/l\/([^/]+)\.png$/.exec(daily.tag("og:image") ?? "") ?? [];
    expect(readCode(code).ok).toBe(true);
    const grown = days.map((day) => dailyLevel(day));
    expect(grown.map((one) => one.ok && writeCode(one.value.level))).toContain(code);
    expect((await fetch(`${house.url}l/${code}.png`)).headers.get("content-type")).toBe("image/png");
    expect((await openLink(house.url, "p/wisp/daily")).tag("og:image")).toBe(daily.tag("og:image"));
  });

  test("a friend's link tells nobody whose it is", async () => {
    const code = "x".repeat(43);
    const page = await openLink(house.url, `f/${code}`);
    expect([page.status, page.refresh]).toEqual([200, `../#/online/friend/${code}`]);
  });

  test("what was sent is not sent again, a HEAD is answered like a GET, and nothing is inline", async () => {
    const first = await openLink(house.url, "p/zonk");
    const tag = first.headers.get("etag") ?? "";
    expect([first.headers.get("cache-control"), first.headers.get("vary")]).toEqual(["no-cache", "accept-language"]);
    expect(first.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self'/);
    expect(first.text).not.toMatch(/<script|<style|style=/);
    expect((await openLink(house.url, "p/zonk", { "if-none-match": tag })).status).toBe(304);
    for (const [path, status] of [
      ["p/zonk", 200],
      ["t/QQQQQQ", 404],
      [`l/${level}.png`, 200],
    ] as const) {
      const head = await fetch(`${house.url}${path}`, { method: "HEAD" });
      expect([path, head.status, await head.text()]).toEqual([path, status, ""]);
    }
  });

  test("a host that serves the page says that it answers short links", async () => {
    const said = await fetch(`${house.url}server.json`);
    expect(await said.json()).toEqual({ shortLinks: true });
    expect(said.headers.get("cache-control")).toBe("no-store");
  });

  test("people who come to a page that is not there get the friendly page, programs a refusal", async () => {
    const page = await openLink(house.url, "nothing/here", { accept: "text/html", ...german });
    expect([page.status, page.text.includes('<a href="../">Startseite</a>')]).toEqual([404, true]);
    const answer = await fetch(`${house.url}nothing/here`);
    expect(await answer.json()).toMatchObject({ refusal: { code: "no-page" } });
    const api = await fetch(`${house.url}api/nothing`, { headers: { accept: "text/html" } });
    expect(await api.json()).toMatchObject({ refusal: { code: "no-page" } });
  });
});

test("too many links at once are refused with the friendly page", async () => {
  const house = await openHouse({ keep: { kind: "memory" }, limits: { requests: { most: 2, perSecond: 0.001 } } });
  const statuses = [];
  for (let i = 0; i < 3; i++) statuses.push((await openLink(house.url, "p/zonk")).status);
  const last = await openLink(house.url, "p/zonk", german);
  expect([...statuses, last.tag("og:title")]).toEqual([200, 200, 429, "Zu viele Anfragen"]);
  await house.close();
});

test("previews name the address that others reach: the public one, or the one the visitor used", async () => {
  const imageAt = async (house: TestHouse, headers: Record<string, string>) =>
    (await openLink(house.url, "p/zonk", headers)).tag("og:image");
  const open = await openHouse({ keep: { kind: "memory" }, origin: "https://play.example.org" });
  expect(await imageAt(open, {})).toBe("https://play.example.org/previews/zonk.jpg");
  await open.close();
  const plain = await openHouse({ keep: { kind: "memory" } });
  // A proxy on the same machine says where it is reached.
  const forwarded = {
    "x-forwarded-host": "games.example.org",
    "x-forwarded-proto": "https",
    "x-forwarded-prefix": "/fun",
  };
  expect(await imageAt(plain, forwarded)).toBe("https://games.example.org/fun/previews/zonk.jpg");
  for (const host of ['a"><script>', "a b", "@", "["])
    expect(await imageAt(plain, { "x-forwarded-host": host })).toBe("http://localhost/previews/zonk.jpg");
  await plain.close();
});

test("the level of a day is grown once, and is the one the page grows", async () => {
  const levels = new DailyLevels();
  const [once, again] = await Promise.all([levels.code("2026-11-21"), levels.code("2026-11-21")]);
  const own = dailyLevel("2026-11-21");
  expect([once, again]).toEqual(own.ok ? [writeCode(own.value.level), writeCode(own.value.level)] : []);
  expect(await levels.code("no day")).toBeUndefined();
});

test("who asks for the level of a day too early gets none, and who asks later gets it", async () => {
  const levels = new DailyLevels(0);
  expect(await levels.code("2026-11-21")).toBeUndefined();
  await expect.poll(() => levels.code("2026-11-21"), { timeout: 30_000 }).toBeDefined();
});

test("the language is the one most wanted", () => {
  const wanted = (header: string | undefined) => languageFor(header).tag;
  expect(wanted(undefined)).toBe("en");
  expect(wanted("de")).toBe("de");
  expect(wanted("en;q=0.4, de-AT;q=0.5")).toBe("de");
  expect(wanted("fr, de;q=0.1")).toBe("de");
  expect(wanted("de;q=0, fr")).toBe("en");
  expect(wanted("constructor, ;;q=, *")).toBe("en");
});
