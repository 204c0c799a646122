/** A server below a path, behind a proxy that passes the path on or cuts it off. */
import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { addressesOf, rootPath, withoutBase } from "../address.ts";
import { openHouse, Visitor } from "./support/house.ts";

test("page, API, sockets and links answer below the path, and where a proxy has cut it off", async () => {
  const house = await openHouse({ keep: { kind: "memory" }, base: "/fun/games/" });
  expect(new URL(house.url).pathname).toBe("/fun/games/");
  const root = new URL("/", house.url).href;
  for (const at of [house.url, root]) {
    expect(await (await fetch(at)).text()).toBe("<h1>Turnlight</h1>");
    expect(await (await fetch(`${at}api/games`)).json()).toMatchObject({ games: expect.any(Array) });
    const page = await (await fetch(`${at}p/zonk/daily`)).text();
    expect(page).toContain('content="0; url=../../#/play/zonk/daily"');
    expect(page).toContain(`property="og:image" content="${house.url}previews/zonk.jpg"`);
    const socket = new WebSocket(`${at.replace("http", "ws")}api/socket`);
    expect(await new Promise((resolve) => socket.on("open", () => resolve("open")).on("error", resolve))).toBe("open");
    socket.terminate();
  }
  const bare = await fetch(house.url.slice(0, -1), { redirect: "manual" });
  expect([bare.status, bare.headers.get("location")]).toEqual([308, "/fun/games/"]);
  expect((await fetch(`${root}fun/gamesters`)).status).toBe(404);
  const guest = new Visitor(house.url);
  expect((await guest.ask("POST", "api/guests", {})).status).toBe(200);
  await house.close();
});

test("a base is a path of plain folders", async () => {
  for (const base of ["games/", "/games", "/a b/", "/<x>/", "//", "/a/?x/"])
    await expect(openHouse({ keep: { kind: "memory" }, base })).rejects.toThrow("base");
});

test("the base is part of the address that others reach", () => {
  expect(addressesOf({ host: "192.168.1.5", base: "/games/" }, 4173, {})).toEqual({
    url: "http://192.168.1.5:4173/games/",
    address: "http://192.168.1.5:4173/games",
  });
  expect(addressesOf({ host: "127.0.0.1", origin: "https://example.org", base: "/games/" }, 1, {}).address).toBe(
    "https://example.org/games",
  );
});

test("what stands before a path is cut off once, and only as a whole folder", () => {
  const cut = (url: string) => withoutBase(url, "/games/");
  expect([cut("/games/api/me?x=1"), cut("/games/"), cut("/api/me"), cut("/gamesters")]).toEqual([
    "/api/me?x=1",
    "/",
    "/api/me",
    "/gamesters",
  ]);
  expect([rootPath("/fun"), rootPath("/fun/"), rootPath("/a/b"), rootPath("//evil"), rootPath('/"x')]).toEqual([
    "/fun/",
    "/fun/",
    "/a/b/",
    "/",
    "/",
  ]);
});
