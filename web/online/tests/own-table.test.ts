/** The guest's tables as tickets for the home page: what is unfinished, whose turn it is, and where it leads. */
import type { OwnTable } from "@turnlight/wire";
import { beforeAll, expect, test } from "vitest";
import { pageOf } from "../../games/pages.ts";
import { showLanguage } from "../../language/catalogue.ts";
import { onlineTitle } from "../meeting/online-setup.ts";
import { ticketsOf } from "../own-table.ts";

beforeAll(() => showLanguage("en"));

const person = (name: string) => ({
  kind: "person" as const,
  name,
  colour: 0,
  avatar: 0,
  phrase: "none" as const,
});

const own = (id: string, more: Partial<OwnTable["table"]> = {}, waiting: readonly number[] = [0]): OwnTable => ({
  table: {
    id,
    version: 1,
    game: "zonk",
    config: "",
    seats: [person("Ada"), person("Bo")],
    phase: "playing",
    watching: true,
    commitment: "0".repeat(64),
    ...more,
  },
  seat: 0,
  waiting: [...waiting],
  since: 7,
});

const shown = (...tables: readonly OwnTable[]) =>
  ticketsOf(tables).map(({ to, title, against, turn, isOwnTurn }) => [
    to,
    title.value,
    against.value,
    turn.value,
    isOwnTurn,
  ]);

test("a ticket says whose turn it is and leads to the match, or to the table that waits", () => {
  expect(shown(own("a"), own("b", {}, [1]))).toEqual([
    [expect.stringMatching(/^\/match\/.*a$/), "Zonk", "Bo", "Your turn", true],
    [expect.stringMatching(/^\/match\/.*b$/), "Zonk", "Bo", "Bo’s turn", false],
  ]);
  expect(shown(own("c", { phase: "seating", seats: [person("Ada"), { kind: "open" }] }, []))).toEqual([
    ["/online/c", "Zonk", "", "Waiting for players", false],
  ]);
});

test("what is over or closed, or of a game this page does not know, is no ticket", () => {
  expect(shown(own("a", { over: true }), own("b", { phase: "closed" }), own("c", { game: "chess" }))).toEqual([]);
});

test("a game's online page says online once", () => {
  const titles = ["zonk", "wisp-side-by-side"].map((game) => {
    const page = pageOf(game);
    return page === undefined ? "" : onlineTitle(page);
  });
  expect(titles).toEqual(["Zonk online", "Will-o’-the-Wisp online"]);
});
