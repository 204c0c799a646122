/** An online table as the page sees it, with a real server, over connections that break at the worst moments. */
import { pick } from "@turnlight/kernel";
import type { ConnectionSocket } from "@turnlight/wire";
import { afterEach, expect, test } from "vitest";
import { draw, openHouse, socketUrl, type TestHouse, Visitor } from "../../../server/tests/support/house.ts";
import { pageConnectionOver } from "../online/connection-lifecycle.ts";
import { onlineAddress, onlineTableIn, openServerTable } from "../online/online-table.ts";
import { serverApiOver } from "../online/server-api.ts";
import type { Table, TableSight } from "../table.ts";

/** These pages play faster than any person could, so the rate limit is lifted. */
const plenty = { most: 1_000_000, perSecond: 1_000_000 };
const limits = { connection: plenty, account: plenty, address: plenty, requests: plenty };

let house: TestHouse | undefined;
const open: Table[] = [];
afterEach(async () => {
  for (const table of open.splice(0)) table.close();
  await house?.close();
  house = undefined;
});

/** Node's sockets take headers where a browser sends its cookie by itself. */
const SocketWithCookie = WebSocket as unknown as new (
  url: string,
  how: { readonly headers: Readonly<Record<string, string>> },
) => WebSocket;

/** These are a hundred times as fast; a busy machine still answers a ping in time. */
const reconnectionDelays: ReadonlySet<number> = new Set([100, 200, 400, 800, 1600, 3200]);

/**
 * A page's connection with the visitor's cookie; `mayPass` decides for every frame, in or out, whether the connection
 * still holds.
 */
const pageOf = (url: string, visitor: Visitor, mayPass: () => boolean = () => true) => {
  const connect = (): ConnectionSocket => {
    const socket = new SocketWithCookie(socketUrl(url), { headers: { cookie: visitor.cookie ?? "" } });
    let cut = false;
    const closed: (() => void)[] = [];
    const breaks = (): boolean => {
      if (!cut && !mayPass()) {
        cut = true;
        socket.close();
        for (const hear of closed) hear();
      }
      return cut;
    };
    return {
      send(text) {
        if (!breaks()) socket.send(text);
      },
      close: () => socket.close(),
      addEventListener(kind: string, hear: (message: { readonly data: unknown }) => void) {
        if (kind === "message") socket.addEventListener("message", ({ data }) => breaks() || hear({ data }));
        else if (kind === "close") {
          const told = () => hear({ data: undefined });
          closed.push(told);
          socket.addEventListener("close", told);
        } else socket.addEventListener(kind, () => hear({ data: undefined }));
      },
    };
  };
  const later = (milliseconds: number, act: () => void): (() => void) => {
    const timer = setTimeout(act, reconnectionDelays.has(milliseconds) ? milliseconds / 100 : milliseconds);
    return () => clearTimeout(timer);
  };
  const line = pageConnectionOver({ connect, later, now: Date.now, whenBack: () => () => undefined });
  const asking = serverApiOver((path, how = {}) =>
    fetch(new URL(path, url), { ...how, headers: { ...how.headers, cookie: visitor.cookie ?? "" } }),
  );
  return { line, asking, named: (laid: TableSight["laid"]) => laid, later };
};

const opened = async (table: string, page: ReturnType<typeof pageOf>): Promise<Table> => {
  const read = await openServerTable(table, page);
  if (!read.ok) throw new Error(read.refusal.code);
  open.push(read.value);
  return read.value;
};

const until = (table: Table, sign: (sight: TableSight) => boolean): Promise<TableSight> =>
  new Promise((resolve) => {
    const stop = table.sight.subscribe((sight) => {
      if (!sign(sight)) return;
      resolve(sight);
      queueMicrotask(() => stop());
    });
  });

/** Resolves with the table once its holder can move. */
const onTurn = async (table: Table, from: number): Promise<Table> => {
  await until(
    table,
    ({ version, waiting, holder, outcome }) =>
      version >= from && (outcome !== undefined || waiting.some((seat) => seat === holder)),
  );
  return table;
};

const twoPeople = async (url: string, game: string, config: string) => {
  const [ada, bo] = [await Visitor.guest(url), await Visitor.guest(url)];
  const table = await ada.lay({
    game,
    config,
    seats: [{ kind: "open" }, { kind: "open" }],
    watching: true,
    found: "by-code",
  });
  await ada.sit(table, "Ada");
  return { ada, bo, table };
};

test("an address names a table of the server or a match of this device", () => {
  expect(onlineTableIn(onlineAddress("a-b"))).toBe("a-b");
  expect(onlineTableIn("1x2-3y4")).toBeUndefined();
});

test.each([
  ["dice-race", "target=60"],
  ["hidden-number", "highest=40"],
  ["zonk", "seats=2 target=1000"],
] as const)("after many random cuts pages and server show the same %s", async (game, config) => {
  house = await openHouse({ limits });
  const { url } = house;
  const { ada, bo, table } = await twoPeople(url, game, config);
  await bo.sit(table, "Bo");
  const dice = draw(`cuts ${game}`);
  let cuts = 0;
  const mayPass = (): boolean => {
    if (pick(dice, [0, 1, 2, 3, 4, 5, 6, 7]) > 0) return true;
    cuts += 1;
    return false;
  };
  const pages = [await opened(table, pageOf(url, ada, mayPass)), await opened(table, pageOf(url, bo, mayPass))];
  const heard = pages.map((page) => {
    const versions: string[] = [];
    page.listen(({ n, sight }) => versions.push(`${sight.match} ${n}`));
    return versions;
  });
  const enough = 170;
  for (let newest = 0; cuts < enough || pages[0]?.sight.peek().outcome === undefined; ) {
    const page = await Promise.race(pages.map((one) => onTurn(one, newest)));
    const sight = page.sight.peek();
    const { match } = sight;
    if (sight.outcome === undefined) {
      expect(await page.play(pick(dice, sight.moves ?? []))).toEqual({ ok: true, value: undefined });
      newest = sight.version + 1;
    } else {
      for (const one of pages) {
        await until(one, ({ outcome }) => outcome !== undefined);
        expect(await one.can.rematch?.()).toEqual({ ok: true, value: undefined });
      }
      newest = 0;
      await Promise.all(pages.map((one) => until(one, (there) => there.match !== match)));
    }
  }
  expect(cuts).toBeGreaterThanOrEqual(enough);
  // The server's state, over connections that hold.
  for (const [i, visitor] of [ada, bo].entries()) {
    const truth = (await opened(table, pageOf(url, visitor))).sight.peek();
    const page = pages[i];
    if (page === undefined) throw new Error("a page is missing");
    expect(await until(page, ({ version }) => version >= truth.version)).toEqual(truth);
    expect(new Set(heard[i]).size).toBe(heard[i]?.length);
    expect(page.online?.unanswered.peek()).toBe(0);
  }
});

test("a rematch is followed by who wanted it, also over a broken line; who did not sees the result until they go on", async () => {
  house = await openHouse({ limits });
  const { url } = house;
  const { ada, bo, table } = await twoPeople(url, "dice-race", "target=60");
  await bo.sit(table, "Bo");
  let holds = true;
  const [adas, bos, carls] = [
    await opened(
      table,
      pageOf(url, ada, () => holds),
    ),
    await opened(table, pageOf(url, bo)),
    await opened(table, pageOf(url, await Visitor.guest(url))),
  ];
  await bos.resign();
  const ends = await Promise.all([adas, bos, carls].map((one) => until(one, ({ outcome }) => outcome !== undefined)));
  const first = ends[0]?.match;
  const isNext = ({ match }: TableSight): boolean => match !== first;
  await bos.can.rematch?.();
  await until(carls, ({ rematch }) => rematch?.wants.length === 1);
  // Ada's page receives nothing of it until the match has begun.
  holds = false;
  const accepted = adas.can.rematch?.();
  await house.restart();
  holds = true;
  expect(await accepted).toEqual({ ok: true, value: undefined });
  const { match } = await until(adas, isNext);
  await until(bos, isNext);
  await new Promise<void>((resolve) => {
    carls.online?.hasNext.subscribe((is) => is && resolve());
  });
  expect(carls.sight.peek()).toMatchObject({ match: first, outcome: {} });
  expect(await carls.record()).toMatchObject({ ok: true });
  carls.online?.goOn();
  expect(carls.sight.peek().match).toBe(match);
  expect([adas, bos, carls].map(({ online }) => online?.hasNext.peek())).toEqual([false, false, false]);
});

test("a move made while the line is down is played once it is back, and a wrong one is refused", async () => {
  house = await openHouse({ limits });
  const { url } = house;
  const { ada, bo, table } = await twoPeople(url, "hidden-number", "highest=9");
  await bo.sit(table, "Bo");
  let holds = true;
  const page = await opened(
    table,
    pageOf(url, ada, () => holds),
  );
  holds = false;
  const moved = page.play("hide 4");
  const wrong = page.play("hide 77");
  expect(page.online?.unanswered.peek()).toBe(2);
  expect(page.sight.peek().version).toBe(0);
  await house.restart();
  holds = true;
  expect(await moved).toEqual({ ok: true, value: undefined });
  expect(await wrong).toMatchObject({ ok: false });
  expect(page.sight.peek().view).toMatchObject({ known: [4, 0] });
});

test("before everybody sits there is no match to open, and a spectator can do nothing but look", async () => {
  house = await openHouse({ limits });
  const { url } = house;
  const { ada, bo, table } = await twoPeople(url, "hidden-number", "highest=9");
  expect(await openServerTable(table, pageOf(url, ada))).toMatchObject({ ok: false, refusal: { code: "not-begun" } });
  await bo.sit(table, "Bo");
  const guest = await Visitor.guest(url);
  const watching = await opened(table, pageOf(url, guest));
  expect(watching.sight.peek().holder).toBe("spectator");
  expect(watching.can).toEqual({});
  expect(await watching.play("hide 3")).toMatchObject({ ok: false, refusal: { code: "only-watching" } });
});

test("whoever has lost a seat before the match sees nothing through its eyes", async () => {
  house = await openHouse({ limits });
  const { url } = house;
  const { ada, bo, table } = await twoPeople(url, "hidden-number", "highest=9");
  await bo.sit(table, "Bo", { fingerprint: "a".repeat(64) });
  const { line } = pageOf(url, bo);
  const seen: unknown[] = [];
  const place = line.follow(table, { changed: ({ viewer }) => seen.push(viewer) });
  const kicked = new Promise<void>((resolve) => {
    const look = () => (place.now.viewer === "spectator" ? resolve() : setImmediate(look));
    look();
  });
  const page = pageOf(url, ada);
  await new Promise<void>((resolve) => {
    const look = () => (place.now.viewer === 1 ? resolve() : setImmediate(look));
    look();
  });
  expect(await page.asking.changeSeat(table, 1, { kind: "open" })).toMatchObject({ ok: true });
  await kicked;
  expect(await pageOf(url, bo).asking.changeSeat(table, 0, { kind: "open" })).toMatchObject({
    ok: false,
    refusal: { code: "no-right" },
  });
  place.leave();
});

test("a line that has become somebody's sees through their eyes from then on", async () => {
  house = await openHouse({ limits });
  const { url } = house;
  const { table } = await twoPeople(url, "hidden-number", "highest=9");
  const bo = new Visitor(url);
  const { line } = pageOf(url, bo);
  const place = line.follow(table, {});
  const seen = (sign: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (sign() ? resolve() : setImmediate(look));
      look();
    });
  await seen(() => place.now.viewer === "spectator");
  await bo.ask("POST", "/api/guests");
  await bo.sit(table, "Bo");
  await seen(() => place.now.sight?.viewer === "spectator");
  line.renew();
  await seen(() => place.now.sight?.viewer === 1);
  expect(await place.send({ kind: "play", text: "hide 2" })).toMatchObject({ ok: true });
  expect(line.stands.peek()).toBe(true);
  place.leave();
});
