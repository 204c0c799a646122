/** Links for others: short where a server answers them, with a hash elsewhere; both lead to the same place. */
import { describe, expect, test, vi } from "vitest";
import { linkServerOf, linkTo } from "../shared-link.ts";
import { placeOf, shortPathOf } from "../short-paths.ts";

vi.stubGlobal("addEventListener", () => {});
const { readRoute } = await import("../routes.ts");

const short: Readonly<Record<string, string>> = {
  "/online/ABCDEF": "t/ABCDEF",
  "/online/0123456789abcdef": "t/0123456789abcdef",
  "/play/wisp/level/1abc/Foggy%20Bog": "l/1abc/Foggy%20Bog",
  "/play/zonk/daily": "p/zonk/daily",
  "/play/head": "p/head",
  "/play/thirteen/seed/QUARTZ7": "p/thirteen/seed/QUARTZ7",
  [`/online/friend/${"x".repeat(43)}`]: `f/${"x".repeat(43)}`,
  "/replays/online/table/match": "r/table/match",
};

test.each(Object.entries(short))("%s is %s, and back", (place, path) => {
  expect([shortPathOf(place), placeOf(path)]).toEqual([path, place]);
  expect(readRoute(`#${place}`).name).not.toBe("not-found");
});

test("other places have no short path, nor other paths a place", () => {
  for (const place of ["/", "/settings", "/online/new/zonk", "/online/quick/zonk", "/replays/link/abc", "/match/m"])
    expect(shortPathOf(place)).toBeUndefined();
  for (const path of ["", "index.html", "assets/l/x.js", "table/x"]) expect(placeOf(path)).toBeUndefined();
});

describe("the link that is sent", () => {
  const page = "https://play.example.org/games/#/settings";

  test("is short below the folder of a page with a server", () => {
    const server = linkServerOf({ shortLinks: true }, page);
    expect(linkTo("/play/zonk/daily", server, page)).toBe("https://play.example.org/games/p/zonk/daily");
    expect(linkTo("/replays/link/abc", server, page)).toBe("https://play.example.org/games/#/replays/link/abc");
  });

  test("has a hash where no server answers, by the page's own address", () => {
    for (const answer of [{}, { shortLinks: false }, { shortLinks: "yes", address: "http://evil.example" }])
      expect(linkTo("/play/zonk/daily", linkServerOf(answer, page), page)).toBe(
        "https://play.example.org/games/#/play/zonk/daily",
      );
  });

  test("has the address that others reach where the page is open at this machine's own", () => {
    const said = { shortLinks: true, address: "http://192.168.1.5:4173/games" };
    const here = "http://localhost:4173/games/#/online";
    expect(linkTo("/online/ABCDEF", linkServerOf(said, here), here)).toBe("http://192.168.1.5:4173/games/t/ABCDEF");
    expect(linkTo("/online/ABCDEF", linkServerOf(said, page), page)).toBe("https://play.example.org/games/t/ABCDEF");
    expect(linkTo("/online/ABCDEF", linkServerOf({ shortLinks: true }, here), here)).toBe(
      "http://localhost:4173/games/t/ABCDEF",
    );
  });
});
